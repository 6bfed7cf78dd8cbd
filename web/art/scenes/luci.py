"""Lights and switches: pendant lamps, wall lamps, light strips, sockets, and the electrician's last cables."""
import sys, os; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from kit import *
random.seed(81+NUMBER); rr=random.Random(81+NUMBER)
RX,RY=[(3.1,2.8),(2.8,3.0),(3.3,2.8),(2.9,2.9)][VAR]; H=2.4
WC=[('#f3e6d2','#ecdcc4'),('#efe6da','#e6dccd'),('#f0dfcc','#e7d2bb'),('#eee7da','#e4dccd')][VAR]
WALL=rough_mat('wall',WC[0],WC[1],4,.92,.05); ACC=rough_mat('wallacc',[WC[0],PETROL,WC[0],TERRAC][VAR],[WC[1],'#2a746f',WC[1],'#cd5f32'][VAR],4,.9,.04)
FLOOR=wood('floor',*[(OAK,'#bd8344'),('#b98a5c','#a17549'),('#e0b982','#cba067'),('#9a6a42','#7d5232')][VAR],'x',.4,6,.1,.15)
room(RX,RY,H,WALL,FLOOR,wall2=ACC); skirt(RX,RY)
for k in range(int(RY/.17)): box(0,k*.17,0,RX,.002,.0012,mat('gap','#7d5a3c',.9),0)
SHADE=mat('shade',[TERRAC,'#efe6d6',PETROL,'#2b2f36'][VAR],.6); STRIP=mat('strip','#ffe2ae',.4,emit=2.6); SCR=mat('scr','#8fb6c4',.15)
def pendant(x,y,z,r=.16):
    rod((x,y,z+.15),(x,y,H-.02),.006,DARK,8); lathe(x,y,z,[(r,0),(r*.92,.06),(r*.45,.14),(.03,.17),(.03,.2),(0,.2)],SHADE); sph(x,y,z+.03,.05,BULB); cyl(x,y,H-.02,.05,.03,DARK,v=20)
def beam(x0,y0,x1,y1):
    """a ceiling track that carries the pendants, held by the walls"""
    box(min(x0,x1)-.02,min(y0,y1)-.02,H-.02,abs(x1-x0)+.04,abs(y1-y0)+.04,.04,DARK,.006)
PX,PY=RX*[.55,.5,.6,.5][VAR],RY*[.60,.58,.62,.56][VAR]
beam(0,PY,PX+.35,PY)
for k in range([3,1,2,3][VAR]): pendant(PX+.3-.5*k,PY,[1.5,1.4,1.45,1.62][VAR],[.14,.24,.17,.12][VAR])
def wall_lamp():
    box(-.05,-.02,-.09,.1,.02,.18,BRASS,.01); rod((0,-.02,0),(0,-.12,.05),.01,BRASS); lathe(0,-.12,.03,[(.05,0),(.09,.14),(.085,.14),(.045,.01)],SHADE,28); sph(0,-.12,.09,.035,BULB)
for u in (.3,.72) if VAR!=2 else (.2,): 
    with on_wall('y',RY,RX*u,1.62): wall_lamp()
# furniture under the lamps
if VAR==0:
    box(PX-.75,PY-.38,.72,1.5,.76,.04,OAKX,.012)
    for a in (-.66,.66):
        for b in (-.3,.3): rod((PX+a,PY+b,0),(PX+a,PY+b,.72),.022,OAKZ)
    for a,r in ((-.4,0),(.4,0)):
        with at(PX+a,PY-.62,0,pi): box(-.2,-.2,.42,.4,.4,.04,mat('seat',PETROL,.8),.02); box(-.2,-.22,.46,.4,.04,.4,mat('seat',PETROL,.8),.02); [rod((p,q,0),(p,q,.42),.016,OAKZ) for p in (-.17,.17) for q in (-.17,.17)]
    with at(PX,PY,.76,0,.5): pot(TER,.15,.22,14,.5,4)
elif VAR==1:
    with at(PX,RY-.5,0): m=mat('sofa',TERRAC,.95); box(-.8,-.42,.1,1.6,.84,.3,m,.06); box(-.8,.16,.2,1.6,.26,.55,m,.08); box(-.9,-.42,.1,.18,.84,.44,m,.06); box(.72,-.42,.1,.18,.84,.44,m,.06); [box(k-.35,-.38,.4,.7,.56,.12,mat('sofac','#e6d6bd',.95),.05) for k in (-.36,.36)]
    cyl(PX,RY-1.3,.3,.34,.03,OAKX,v=40); [rod((PX+.22*math.cos(a),RY-1.3+.22*math.sin(a),0),(PX+.1*math.cos(a),RY-1.3+.1*math.sin(a),.3),.014,OAKZ) for a in (0,2.1,4.2)]
elif VAR==2:
    with at(RX*.34,RY,0):
        L=RX*.60; m=mat('cab',PETROL,.5); box(0,-.6,.1,L,.6,.76,WHITE,.004); box(-.01,-.63,.86,L+.02,.64,.04,mat('top','#e9e2d5',.3),.006)
        for k in range(4): box(k*L/4+.006,-.62,.12,L/4-.012,.02,.72,m,.006); box(k*L/4+L/8-.08,-.64,.74,.16,.015,.015,BRASS,.004); box(k*L/4+.006,-.34,1.5,L/4-.012,.34,.55,m if k%2 else WHITE,.008)
        box(.02,-.32,1.478,L-.04,.03,.02,STRIP,.004); box(.3*L,-.5,.9,.5,.38,.012,STEEL,.02)
else:
    with at(0,RY*.5,0,pi/2): box(-.8,-.4,.3,1.6,.38,.4,OAKX,.012); box(-.62,-.06,.95,1.24,.03,.72,DARK,.01); box(-.60,-.075,.97,1.2,.012,.68,SCR,.003); box(-.78,-.03,.9,1.56,.02,.016,STRIP,.003)
# ceiling cove light along the top of both walls
box(.0,RY-.05,H-.16,RX,.05,.02,WHITE,.004); box(.02,RY-.03,H-.138,RX-.04,.02,.012,STRIP,0)
if VAR in (1,3): box(0,.0,H-.16,.05,RY,.02,WHITE,.004); box(.012,.02,H-.138,.02,RY-.04,.012,STRIP,0)
# switches, sockets, an entry phone, two boxes that still wait for their plates
with on_wall('x',0,RY*.20,1.08): switch(3)
with on_wall('x',0,RY*.20,.32): socket(3)
with on_wall('x',0,RY*.20,1.45): box(-.10,-.03,-.08,.2,.03,.2,WHITE,.012); box(-.07,-.034,.0,.14,.006,.09,SCR,.003)
with on_wall('y',RY,RX*.88,1.08): openbox(2)
with on_wall('y',RY,RX*.88,.32): openbox(1) if VAR!=2 else socket(2)
with on_wall('x',0,RY*.80,1.62): wall_lamp() if VAR in (0,2) else openbox(1)
# tools and cables
with at(RX*[.80,.78,.30,.74][VAR],RY*[.36,.40,.48,.42][VAR],0,[.2,-.3,.3,.1][VAR]): stepladder(1.5,n=6)
with at(.5,.45,0,.4): toolbox()
for k,c in enumerate(((BLUE,REDM,mat('wgy','#8fbf3f',.6)),(ORA,DARK,BLUE),(REDM,YEL,DARK),(mat('wgy','#8fbf3f',.6),BLUE,ORA))[VAR]):
    with at(RX*.40+.30*k,.42+.08*(k%2),0):
        for q in range(3): lathe(0,0,.008+q*.028,[(.115-.008*q,0),(.129-.008*q,.014),(.115-.008*q,.028),(.101-.008*q,.014),(.115-.008*q,0)],c,36)
with at(RX-.42,.45,0,.2): cardbox(.36,.3,.26,True)
with at(RX-.42,.98,0,.5): drill([ORA,PET,YEL,REDM][VAR])
with at(.95,.92,0,.4): box(-.06,-.035,0,.12,.07,.035,YEL,.01); box(-.045,-.025,.035,.09,.03,.004,SCR,0); tube([(-.04,.03,.02),(-.14,.1,.01),(-.2,.05,.01)],.006,REDM,smoothc=True); tube([(.04,.03,.02),(.10,.14,.01),(.02,.2,.01)],.006,DARK,smoothc=True)     # tester
with at(1.3,.95,0,-.4): screwdriver(ORA)
with at(1.45,1.02,0,.3): screwdriver(BLUE)
with at(.34,RY*.62,0): pot([PET,TER,WHITE,PET][VAR],.17,.3,22,.56,5) if VAR!=3 else None
MIRROR[0]=VAR in (2,)
std_light(power=2.5); finish(az=[0,5,-5,4][VAR],zoom=[1,.97,.98,.97][VAR])
