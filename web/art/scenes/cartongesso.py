"""Dry lining: steel studs, mineral wool, boards and taped joints, at four stages of the work."""
import sys, os; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from kit import *
random.seed(31+NUMBER); rr=random.Random(31+NUMBER)
RX,RY=[(3.1,2.9),(3.4,2.7),(2.9,3.2),(3.2,3.0)][VAR]; H=2.45
RAW=rough_mat('raw',*[('#cbbfae','#bdb09d'),('#c4bcb0','#b5ada0'),('#cdb9a4','#c0aa94'),('#c6c0b4','#b8b1a4')][VAR],6,.95,.2)
WALL=rough_mat('wall','#f3e6d4','#ebdcc6',4,.92,.05); SCREED=rough_mat('screed',*[('#b9afa0','#a99f8f'),('#c4b8a4','#b4a893'),('#b3aea6','#a39e95'),('#bfb3a2','#afa391')][VAR],6,.95,.2)
room(RX,RY,H,WALL if VAR in (0,2) else RAW,SCREED,wall2=RAW)
BOARD=mat('board',['#efece4','#bcd2bb','#efece4','#e8c9c0'][VAR],.9); EDGE=mat('bedge','#d9d2c4',.95); JOINT=mat('joint','#fffdf7',.95); TAPEJ=mat('jtape','#f8f2e2',.9); ZINC=mat('zinc','#c3c9cd',.35,.6)
WOOL=rough_mat('wool',*[('#e9c65c','#dcb548'),('#b99a6a','#a98a5c'),('#e7d07a','#dbc268'),('#d9a9a0','#cd9a91')][VAR],14,1,.6)
def stud(u,z0=0,z1=H-.03,d=.075):
    """C profile standing on the local wall line"""
    for a,b,w,t in ((u-.025,-d,.05,.006),(u-.025,-.006,.05,.006)): box(a,b,z0,w,t,z1-z0,ZINC,.001)
    box(u-.025,-d,z0,.006,d,z1-z0,ZINC,.001)
    for k in range(int((z1-z0)/.5)): cyl(u-.02,-d/2,z0+.4+k*.5,.018,.012,DARK,(0,pi/2,0),16,0)
def lining(L,opening,closed,filled,joints,boxes=()):
    """tracks, studs every 0.6 m, wool in the bays `filled`, boards over the bays `closed`"""
    n=int(L/.6)+1
    for z in (0,H-.05): box(0,-.08,z,L,.08,.05,ZINC,.002)
    for k in range(n+1):
        u=min(k*.6+.03,L-.03)
        if opening and opening[0]<u<opening[1]: stud(u,opening[2]) 
        else: stud(u)
    for k in range(n):
        a,b=k*.6+.06,min(k*.6+.6,L-.05)
        if opening and a<opening[1]-.1 and b>opening[0]+.1: continue
        if b-a<.1: continue
        if k in filled:
            for i in range(4): box(a,-.065,.06+i*.59,b-a,.055,.57-(.2 if i==3 and k%2 else 0),WOOL,.02)
        if k in closed:
            z1=H-.06 if closed[k] else 1.25
            box(k*.6+.004,-.095,.02,.592 if b<L-.06 else L-k*.6-.008,.014,z1-.02,BOARD,.003); 
            for i in range(int(z1/.3)): 
                for u in (k*.6+.03,k*.6+.57):
                    if u<L: cyl(u,-.096,.15+i*.3,.009 if not joints else .022,.004,DARK if not joints else JOINT,(pi/2,0,0),12,0)
            if joints and k: box(k*.6-.055,-.0965,.02,.11,.002,z1-.02,JOINT,0); box(k*.6-.02,-.098,.02,.04,.002,z1-.05-.4*(k%2),TAPEJ,0)
            if joints and k%2==0: box(k*.6,-.0965,1.2,.6,.002,.1,JOINT,0)
    for u,z in boxes:
        with at(u,-.097,z): openbox(2)
OPEN=[None,(1.5,2.4,2.1),None,(.9,1.8,2.08)][VAR]
with at(0,RY,0): lining(RX,OPEN,[{0:1,1:1,2:0},{0:1,1:1,4:1,5:1},{0:1,1:1,2:1,3:1,4:1},{0:1,3:0}][VAR],[(2,3),(),(),(3,4)][VAR],VAR in (1,2),[((.9,.35),),((.5,1.1),),((.7,.35),(1.9,.35)),((.3,1.1),)][VAR])
with at(0,0,0,pi/2): 
    if VAR in (1,3): lining(RY,None,[{},{2:1,3:1,4:1},{},{3:1,4:1}][VAR],[(),(0,1),(),(1,2)][VAR],VAR==1)
if OPEN:        # the view through the opening
    with at(OPEN[0],RY,0): box(.0,-.004,.0,OPEN[1]-OPEN[0],.006,OPEN[2],mat('beyond','#e9d8bf',.9),0); box(.08,-.012,0,OPEN[1]-OPEN[0]-.16,.01,OPEN[2]-.1,[REDM,PET,PET,TER][VAR],.006); cyl(OPEN[1]-OPEN[0]-.2,-.04,1.0,.022,.06,BRASS,(pi/2,0,0),16)
if VAR==2:      # niches with a light, the finished part of the job
    for k,z in enumerate((.75,1.2,1.65)):
        with at(1.25,RY-.1,z): box(0,-.002,0,.95,.006,.34,mat('niche','#cfc3b0',.9),0); box(.02,-.012,.31,.91,.01,.02,BULB,0); box(-.03,-.035,-.03,1.01,.04,.03,BOARD,.004)
        with at(1.45+.3*k,RY-.17,z,0,.36): pot([TER,PET,WHITE][k],.14,.24,14,.5,k+2)
# against the left wall: boards leaning; on the floor: boards stacked on battens
if VAR in (0,2):
    for k in range(3): rod_sq((.10+.035*k,RY*.48,.01),(.03+.02*k,RY*.48,1.95-.05*k),1.15,.014,BOARD)
    with on_wall('x',0,RY*.14,1.08): switch(2)
with at(RX*.62,.72,0,.04):
    for u in (-.75,0,.75): box(u-.04,-.4,0,.08,.8,.06,PINEY,.004)
    for k in range(4+VAR): box(-.95+.012*(k%3),-.45+.01*(k%2),.06+k*.0145,1.9,.9,.013,BOARD if k%2 else EDGE,.002)
    h=.06+(4+VAR)*.0145
    with at(-.5,.1,h,.5): drill([PET,ORA,REDM,YEL][VAR])
    with at(.1,-.15,h,.3): tapemeasure()
    with at(.42,.22,h,-.3): level(.7)
    with at(.72,-.3,h,.2): cardbox(.2,.14,.11,True)
    box(-.2,.2,h,.3,.1,.004,STEEL,0,rot=(0,0,.5))
for k in range(6): box(.32+.012*(k%2),.35+.06*k-.03*(k//3),.002+.05*(k//3),1.25,.05,.045,ZINC,.003,rot=(0,0,.02*k))        # profiles
with at(RX*[.52,.72,.30,.60][VAR],RY*.70,0,[.1,-.2,.3,0][VAR]): stepladder(1.5,n=6)
with at(RX-.38,RY*.62,0): bucket(WHITE,JOINT,.15,.29)
rod((RX-.38,RY*.62,.12),(RX-.30,RY*.62+.06,.5),.012,STEEL)
with at(RX-.42,RY*.86-.1,0,.2): sack(SACK,.5,.3,.12,PET); 
with at(RX-.40,RY*.86-.1,.12,.35): sack(SACK,.5,.3,.12,PET)
with at(.5,RY*[.72,.3,.78,.36][VAR],0,.4): toolbox()
if VAR!=1:
    with at(.85,RY*.82-.1,0,.3): worklight(1.1)
for k in range(3):
    with at(RX*.36+.13*k,RY*.86-.15*(k%2),.085): cyl(0,0,.2,.085,.55,WOOL,v=24) if VAR in (0,3) else maskroll(TAPEJ,.06)
with at(RX*.3,RY*.55,0): debris(10,.5,.4,3+VAR,[BOARD,EDGE,JOINT],.07)
with at(1.25,.95,0): debris(9,.4,.3,4+VAR,[BOARD,EDGE],.06)
MIRROR[0]=VAR in (1,)
std_light(); finish(az=[0,5,-5,4][VAR],zoom=[1,.97,.98,.97][VAR])
