"""Cleaning after the works: mop and bucket, vacuum cleaner, window squeegee, a wet stripe on the floor."""
import sys, os; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from kit import *
random.seed(51+NUMBER); rr=random.Random(51+NUMBER)
RX,RY=[(3.3,2.9),(3.0,3.1),(3.4,3.0),(2.9,2.9)][VAR]; H=2.3
WALL=rough_mat('wall','#f5ead9','#eee1cd',4,.92,.04); ACC=rough_mat('wallacc',['#f3e4d0','#e5ddd0','#f1e2d3','#efe6d8'][VAR],['#ebdac4','#dcd3c4','#e8d7c6','#e6dccb'][VAR],4,.92,.04)
if VAR in (0,2): FLOOR=wood('floor',*[('#d9a05b','#bd8344'),('',''),('#b98a5c','#a17549')][VAR],'x',.3,5,.1,.35)
else: FLOOR=tile('fl',*[('',''),('#d9cdb9','#cfc2ac'),('',''),('#e5ddcf','#3f4850')][VAR],'z',.18,'#a99c88',.5,.5,0,.25,.008)
room(RX,RY,H,WALL,FLOOR,wall2=ACC)
if VAR in (0,2):
    for k in range(int(RY/.17)): box(0,k*.17,.0,RX,.002,.0012,mat('gap','#7d5a3c',.9),0)
WET=thin_glass('wet','#dfe9ec',.10); WATER=mat('water','#9fd0d8',.08,clear=.8); FOAM=mat('foam','#fbfdfd',.7); GLV=mat('glove',['#F2B233','#d7263d','#e88bab','#2f7f7a'][VAR],.5); BOT=[mat('bot%d'%i,c,.25,clear=.5) for i,c in enumerate(('#2f6fb5','#4f9b52','#e8812b','#8d5aa5'))]
skirt(RX,RY)
# large window on the back wall, half of it soapy
with on_wall('y',RY,RX*[.60,.5,.62,.52][VAR],.55):
    w,h=[1.7,1.4,1.9,1.2][VAR],1.35
    box(-w/2-.06,-.03,-.05,w+.12,.03,h+.1,WHITE,.008); box(-w/2,-.05,0,w,.03,h,WHITE,.01); box(-w/2-.1,-.13,-.09,w+.2,.13,.04,mat('sill','#e6ddcf',.4),.008)
    n=3 if w>1.6 else 2
    for k in range(n):
        a=-w/2+.05+k*(w-.06)/n; ww=(w-.06)/n-.05; box(a,-.056,.05,ww,.01,h-.1,SKYG,.002)
        if k>=n-1:
            for q in range(12): cyl(a+rr.uniform(.06,ww-.06),-.062-.004*q,rr.uniform(.12,h-.15),rr.uniform(.03,.09),.004,FOAM,(pi/2,0,0),18,0)
            for q in range(6): box(a+.04+(ww-.1)*q/6,-.062,.06+rr.uniform(0,.2),.012,.004,rr.uniform(.1,.5),FOAM,.002)
    a=-w/2+.05+(n-1)*(w-.06)/n-.06
    box(a-.16,-.075,h*.52,.34,.02,.035,RUB,.004); box(a-.16,-.085,h*.55,.34,.03,.03,STEEL,.006); rod((a+.01,-.09,h*.55),(a+.10,-.34,h*.2),.014,[PET,REDM,BLUE,ORA][VAR])
# furniture: sofa, desk, kitchen run or empty new room
if VAR==0:
    with at(.62,RY*.52,0,pi/2):
        m=mat('sofa',PETROL,.95); c=mat('sofac','#e6d6bd',.95)
        box(-.85,-.45,.1,1.7,.9,.3,m,.06); box(-.85,.2,.2,1.7,.26,.55,m,.08); box(-.95,-.45,.1,.2,.9,.46,m,.06); box(.75,-.45,.1,.2,.9,.46,m,.06)
        for k in (-.37,.37): box(k-.36,-.4,.4,.72,.6,.12,c,.05)
        for a in (-.8,.8): cyl(a,-.35,.05,.025,.1,OAKZ,v=12)
elif VAR==1:
    for k in (0,1):
        with at(.5,RY*.36+k*1.1,0,pi/2):
            box(-.5,-.32,.7,1.0,.64,.035,OAKX,.008)
            for a in (-.46,.46):
                for b in (-.28,.28): rod((a,b,0),(a,b,.7),.018,DARK)
            box(-.22,.08,.74,.44,.02,.3,DARK,.008); box(-.2,.068,.76,.4,.012,.26,mat('scr','#8fb6c4',.15),.003); box(-.03,.08,.7,.06,.06,.1,DARK,.004); box(-.18,-.16,.735,.36,.12,.012,WHITE,.003)
        with at(1.15,RY*.36+k*1.1,0): cyl(0,0,.05,.22,.03,DARK,v=5); rod((0,0,.05),(0,0,.42),.025,STEEL); box(-.2,-.2,.42,.4,.4,.06,mat('chair',TERRAC,.8),.03); box(.14,-.2,.5,.05,.4,.42,mat('chair',TERRAC,.8),.03)
elif VAR==2:
    m=mat('front',PETROL,.5)
    with at(0,RY*.30,0,pi/2):
        L=RY*.62; box(0,-.6,.1,L,.6,.76,WHITE,.004); box(-.01,-.63,.86,L+.02,.64,.04,mat('top','#e9e2d5',.3),.006)
        for k in range(4): box(k*L/4+.006,-.62,.12,L/4-.012,.02,.72,m,.006); box(k*L/4+L/8-.08,-.64,.74,.16,.015,.015,BRASS,.004)
        box(.5*L-.3,-.5,.9,.55,.4,.012,STEEL,.02); tube([(.5*L,-.1,.9),(.5*L,-.1,1.2),(.5*L,-.3,1.2),(.5*L,-.3,1.12)],.014,CHROME,.06)
        box(.08,-.5,.9,.5,.42,.014,DARK,.006)
        for k in range(3): box(k*L/4*1.1+.1,-.34,1.5,L/4,.34,.6,m if k%2 else WHITE,.008)
else:
    with at(.36,RY-.42,0): pot(TER,.2,.34,26,.7,8)
    with at(.5,RY*.4,0,.2): cardbox(.5,.4,.36)
    with at(.5,RY*.4,.36,.5): cardbox(.36,.28,.24)
    with on_wall('x',0,RY*.62,.16): radiator(1.0,.62,10)
# the wet stripe, the mop and its bucket with wringer
sx,sy=RX*[.52,.62,.55,.45][VAR],RY*[.42,.40,.36,.45][VAR]
V=[(sx-.95+1.5*t+.16*math.sin(5*t+VAR),sy-.42+.5*math.sin(4.4*t+VAR)+q*(.2+.05*math.sin(9*t+q)),.0022) for t in [a/28 for a in range(29)] for q in (-1,1)]
raw(V,[(2*a,2*a+2,2*a+3,2*a+1) for a in range(28)],WET)
bm=[YEL,BLUE,REDM,PET][VAR]
with at(sx+.85,sy+.1,0,[.2,-.2,.4,.1][VAR]):
    box(-.24,-.16,.07,.48,.32,.3,bm,.04); box(-.21,-.13,.34,.42,.26,.02,WATER,.01); box(.0,-.17,.36,.25,.34,.14,DARK,.03); rod((.2,0,.48),(.34,0,.86),.014,STEEL); box(.3,-.06,.83,.08,.12,.04,RUB,.01)
    for a in (-.19,.19):
        for b in (-.12,.12): cyl(a,b,.035,.035,.03,DARK,(pi/2,0,0),16)
mx,my=sx-.3,sy-.22
rod((mx,my,.06),(mx-.42,my-.52,1.28),.014,ALU); rod((mx-.36,my-.45,1.11),(mx-.45,my-.56,1.36),.02,REDM)
with at(mx,my,0,.3):
    box(-.2,-.06,.03,.4,.12,.03,bm,.01)
    for k in range(22): tube([(-.19+k*.018,-.05,.05),(-.2+k*.019,-.1,.02),(-.21+k*.02+.02*math.sin(k*2),-.2-.03*math.sin(k*1.3),.012)],.011,mat('mop','#efe9dc',.95),smoothc=True,v=3)
# vacuum cleaner
with at(RX-.55,RY*[.70,.62,.66,.75][VAR],0,[.6,1.2,.3,.9][VAR]):
    cyl(0,0,.2,.2,.3,[REDM,PET,YEL,ORA][VAR],v=36,bev=.03); sph(0,0,.35,.19,DARK,(1,1,.5)); cyl(0,0,.05,.21,.06,DARK,v=36,bev=.02)
    for a in range(4): sph(.17*math.cos(a*1.57),.17*math.sin(a*1.57),.03,.035,RUB)
    tube([(.18,0,.28),(.45,.02,.32),(.55,-.3,.12),(.35,-.6,.3),(.1,-.75,.62)],.024,mat('hose','#3a3f47',.7),smoothc=True); tube([(.1,-.75,.62),(-.05,-.82,.5),(-.5,-.95,.06)],.018,CHROME); box(-.62,-1.06,.01,.14,.26,.045,DARK,.012,rot=(0,0,.2))
# A-frame warning board, sprays, cloths, gloves
with at(RX*.30,.42,0,.5):
    for s in (-1,1): prism([(-.15,0),(.15,0),(.11,.58),(-.11,.58)],.012,YEL,'y',-.006).rotation_euler=(s*.22,0,0 if s>0 else 0)
    prism([(0,.16),(.11,.36),(-.11,.36)][::-1],.006,DARK,'y',-.10,0)
with at(RX-.5,.45,0,.3):
    box(-.26,-.17,0,.52,.34,.03,bm,.01)
    for s in (-1,1): box(-.26,s*.16-.01,0,.52,.02,.16,bm,.006); box(s*.25-.01,-.17,0,.02,.34,.16,bm,.006)
    tube([(-.25,0,.15),(-.25,0,.34),(.25,0,.34),(.25,0,.15)],.013,DARK,.05)
    for k in range(4):
        x=-.17+k*.11; cyl(x,.05,.14,.042,.22,BOT[k],v=20,bev=.02); cyl(x,.05,.27,.016,.05,WHITE,v=12); box(x-.015,-.02,.28,.03,.09,.03,[REDM,WHITE,WHITE,DARK][k],.008)
    box(-.16,-.13,.03,.14,.1,.13,mat('sponge','#e8c64a',.95),.02); sheet(.02,-.14,.12,.2,.16,GLV,.012,3,30)
with at(RX*.62,.36,0,.4): box(-.13,-.09,.004,.26,.18,.012,mat('cloth1',PETROL,.95),.005); box(-.11,-.07,.016,.2,.15,.012,mat('cloth2',TERRAC,.95),.005)
with at(RX*.12,.36,0,-.2): bucket(REDM if VAR!=2 else BLUE,FOAM,.14,.27)
with at(.95,.85,0,.2): box(-.05,-.1,.003,.1,.16,.02,GLV,.009); [rod((-.04+k*.027,.05,.012),(-.05+k*.034,.14,.012),.012,GLV) for k in range(4)]
for k in range(3):
    with at(RX*.78+.02*k,RY-.16-.01*k,0): rod((0,0,0),(0,.12,1.15+.08*k),.013,[OAKZ,ALU,BOT[0]][k])if k==0 and VAR!=1 else None
MIRROR[0]=VAR in (2,)
std_light(); finish(az=[0,5,-5,4][VAR],zoom=[1,.97,.98,.97][VAR])
