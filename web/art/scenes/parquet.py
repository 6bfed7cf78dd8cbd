"""Laying a wooden floor: straight boards or herringbone, with the underlay and the bare screed still to be seen in front."""
import sys, os; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from kit import *
random.seed(21+NUMBER); rr=random.Random(21+NUMBER)
RX,RY=[(3.2,3.0),(3.0,3.2),(3.5,2.8),(2.8,2.8)][VAR]; H=2.3
WC=[('#f3e6d2','#ecdcc4'),('#f1e8da','#e8ddcb'),('#efe4d0','#e6d8c0'),('#f3e6d6','#eadac6')][VAR]
WALL=rough_mat('wall',WC[0],WC[1],4,.92,.05); ACC=rough_mat('wallacc',[PETROL,'#efe3d3',TERRAC,'#f0e6d8'][VAR],[PETROL,'#e6d7c3','#cd5f32','#e6dac8'][VAR],4,.9,.04)
SCREED=rough_mat('screed','#c2b8a8','#b1a695',6,.95,.2); room(RX,RY,H,WALL,SCREED,wall2=ACC)
FW=wood('fw',*[('#d9a05b','#bd8344'),('#d2a06a','#b98550'),('#c08a54','#a5713f'),('#dcb27a','#c39862')][VAR],'x',.38,7,.15,.2); FWY=wood('fwy',*[('#d9a05b','#bd8344'),('#d2a06a','#b98550'),('#c08a54','#a5713f'),('#dcb27a','#c39862')][VAR],'y',.38,7,.15,.2)
DONE=RY*[.36,.42,.30,.16][VAR]      # boards lie behind this line
def laid(x,y): return not BEFORE and y>DONE+.16*math.sin(2.1*x+VAR)+(.12 if int(x*2.2+VAR)%2 else -.05)
Z=.02
UL=rough_mat('under',['#7fb0a4','#d8c58f','#9db3c9','#c9b2a0'][VAR],['#75a598','#cfbb82','#92a9c0','#bfa794'][VAR],3,.95,.1)
if not BEFORE: box(0.0,DONE-.62,0,RX*.82,.95,.008,UL,0)
with at(RX*.82+.08,DONE-.14,.075,0,1): cyl(0,0,0,.07,.95,UL,(pi/2,0,0)); cyl(0,0,0,.03,.96,DARK,(pi/2,0,0))
if VAR in (1,3):                    # herringbone, boards along both walls
    w=.105; k=5; seen=set()
    for a in range(int(RX/w)+1):
        for b in range(int(RY/w)+1):
            s=(a-b)%(2*k)
            if s<k: r=(a-s,b,k,1)
            else: r=(a,b-(2*k-1-s),1,k)
            if r in seen: continue
            seen.add(r); x0,y0=max(r[0]*w,0),max(r[1]*w,0); x1,y1=min((r[0]+r[2])*w,RX),min((r[1]+r[3])*w,RY)
            if x1-x0<.02 or y1-y0<.02 or not laid((x0+x1)/2,(y0+y1)/2): continue
            box(x0+.0015,y0+.0015,-.01,x1-x0-.003,y1-y0-.003,.03,FW if r[2]>1 else FWY,.003)
else:
    pw=.15 if VAR==0 else .2; y=RY-pw
    while y>-.02:
        x=-rr.uniform(0,1.0)
        while x<RX:
            l=rr.uniform(.8,1.35); x0,x1=max(x,0),min(x+l,RX)
            if x1-x0>.03 and laid((x0+x1)/2,y+pw/2): box(x0+.001,max(y,0)+.001,-.01,x1-x0-.003,pw-.003,.03,FW,.003)
            x+=l
        y-=pw
# skirting on the back wall, its last length still leaning
box(0,RY-.016,Z,RX*[.62,1,.45,.8][VAR],.016,.1,WHITE,.004); box(0,RY*.62,Z,.016,RY*.38,.1,WHITE,.004)
rod_sq((.05,RY*.5,Z+.03),(.05,RY*.30,1.9),.09,.016,WHITE); rod_sq((.05,RY*.47,Z+.03),(.05,RY*.24,1.84),.09,.016,OAKZ)
# tall window in the back wall, and on the left wall a radiator, a door or a picture rail
with on_wall('y',RY,RX*[.66,.34,.7,.62][VAR],.12):
    w,h=1.0,1.95
    box(-w/2-.06,-.03,-.02,w+.12,.03,h+.08,WHITE,.008); box(-w/2,-.05,0,w,.03,h,WHITE,.01)
    for s in (-1,1):
        box(s*w/4-w/4+.05,-.056,.45,w/2-.1,.01,h-.52,SKYG,.002); box(s*w/4-w/4+.05,-.06,.08,w/2-.1,.014,.3,mat('pan','#e9e3d6',.5),.004)
    box(-.01,-.075,h*.48,.02,.03,.13,BRASS,.004)
with on_wall('x',0,RY*.42,.16): radiator(.9,.62,9) if VAR in (0,2) else None
if VAR in (1,3):
    with on_wall('x',0,RY*.72,0):
        box(-.46,-.03,Z,.92,.03,2.05,WHITE,.01); box(-.4,-.045,Z,.8,.03,1.98,[REDM,PET,TER,PET][VAR],.008); cyl(.3,-.075,1.0,.02,.06,BRASS,(pi/2,0,0),16)
        for z,h in ((.18,.7),(1.05,.78)): box(-.3,-.055,z,.6,.012,h,mat('pann',['#c22238','#2a726d','#c55c30','#2a726d'][VAR],.5),.01)
with on_wall('x',0,RY*.15,1.08): switch(2)
with on_wall('y',RY,.22,.3): socket(2)
# boards in their boxes, a stack acclimatising, the saw and the tools
with at(RX-.55,RY*[.70,.66,.62,.7][VAR],Z,pi/2+.06):
    for k in range(3): box(-.62,-.14+.004*k,k*.085,1.24,.27,.08,CARD,.006); box(-.62,-.143+.004*k,k*.085+.02,.3,.004,.04,PAPER,0)
    for k in range(4): box(-.6+.03*k,-.1+.05*(k%2),.257+k*.02,1.15,.14,.018,FW,.003)
for k in range(5): box(.35+.02*k,.16+.17*(k%2)+.01*k,.002+.02*(k//2),1.05,.145,.018,FW,.003,rot=(0,0,.03*k))
with at(1.95,.42,0,.35):                    # mitre saw
    box(-.26,-.17,.02,.52,.34,.05,mat('sawb','#8d939a',.4,.5),.015); box(-.28,.06,.07,.56,.03,.08,ALU,.006); cyl(0,.02,.28,.15,.02,STEEL,(0,pi/2,0),40); lathe(-.03,.02,.28,[(.165,0),(.165,.06),(.05,.06)],ORA,32,rot=(0,pi/2,0)); box(-.02,.0,.36,.05,.2,.05,ORA,.02,rot=(.5,0,0)); box(-.035,.18,.42,.08,.12,.07,DARK,.02)
    for s in (-1,1): box(s*.22-.03,-.15,0,.06,.3,.025,DARK,.006)
with at(.42,DONE+.42,Z,.5): hammer()
with at(1.05,DONE+.62,Z,-.3): box(-.14,-.05,0,.28,.1,.07,mat('tap',BRAND,.6),.01)                     # tapping block
with at(1.5,DONE+.42,Z,.2): tapemeasure()
with at(RX-.4,.35,0,.3): toolbox()
with at(.34,.62,0,0): bucket(WHITE,mat('glue','#d9b36a',.5),.14,.27)
with at(.72,.78,0,.8): box(-.09,0,.006,.18,.12,.005,STEEL,0); box(-.02,-.13,.0,.04,.14,.025,REDM,.008)
with at(1.3,RY*.62,Z,.9): level(.8)
if VAR!=2:
    with at(.5,RY-.42,Z,0): pot([TER,PET,WHITE,TER][VAR],.19,.34,24,.66,5)
else:
    with at(.55,RY-.5,Z,-.2): stepladder(1.35,n=5)
for x in (.9,1.15):
    with at(x,DONE+.9,Z,.4+x): box(-.09,-.07,0,.18,.14,.06,DARK,.03); box(-.06,-.075,.015,.12,.15,.035,REDM,.012)   # knee pads
for k in range(14): box(rr.uniform(.3,RX-.4),rr.uniform(.1,DONE),.004,.02+.05*rr.random(),.015,.006,FW,0,rot=(0,0,rr.uniform(0,3)))
MIRROR[0]=VAR in (2,)
std_light(); finish(az=[0,5,-5,4][VAR],zoom=[1,.97,.98,.97][VAR])
