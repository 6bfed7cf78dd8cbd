"""Air conditioning: the indoor unit, the copper lines in their duct, the outdoor unit and the tools of the fitter."""
import sys, os; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from kit import *
random.seed(71+NUMBER); rr=random.Random(71+NUMBER)
RX,RY=[(3.0,2.8),(2.8,3.1),(3.3,2.7),(2.9,2.9)][VAR]; H=2.4
WC=[('#f4e8d6','#ecdfca'),('#efe6d8','#e6dccb'),('#f2e0cd','#e9d4bd'),('#f3ead9','#eae0cc')][VAR]
WALL=rough_mat('wall',WC[0],WC[1],4,.92,.05); ACC=rough_mat('wallacc',[PETROL,WC[0],TERRAC,WC[0]][VAR],[PETROL,WC[1],'#cd5f32',WC[1]][VAR],4,.9,.04)
FLOOR=wood('floor',*[(OAK,'#bd8344'),('#9a6a42','#7d5232'),('#e0b982','#cba067'),(OAK,'#bd8344')][VAR],'x',.4,6,.1,.15) if VAR!=1 else tile('fl','#d9cdb9','#cfc2ac','z',.35,'#a99c88',.5,.5,0,.3,.01)
room(RX,RY,H,WALL,FLOOR,wall2=ACC if VAR in (0,2) else WALL)
if VAR!=1:
    for k in range(int(RY/.17)): box(0,k*.17,0,RX,.002,.0012,mat('gap','#7d5a3c',.9),0)
skirt(RX,RY)
SLAT=mat('slat','#d9d6cd',.5); LINE=mat('iso','#e9e6df',.8); SC=mat('screen','#2b2f36',.2,clear=.6); DUCT=mat('duct','#f1eee6',.4)
def split(w=.95,open_=False):
    """indoor unit; back at y=0, bottom at z=0"""
    prism([(0,0),(-.17,0),(-.22,.05),(-.22,.22),(-.17,.30),(0,.30)][::-1],w,WHITE,'x',-w/2,.02,3)
    box(-w/2+.04,-.215,.018,w-.08,.05,.018,DARK,.004); box(-w/2+.05,-.232,.012,w-.1,.05,.01,SLAT,.003,rot=(.5,0,0))
    box(w/2-.16,-.225,.14,.07,.004,.022,mat('led','#9fe3d2',.3,emit=1.2),0)
    if open_: box(-w/2+.02,-.30,.24,w-.04,.012,.24,WHITE,.008,rot=(-.5,0,0)); box(-w/2+.05,-.226,.07,w-.1,.004,.14,mat('filt','#8fa0a8',.8),0)
def outdoor(w=.82,h=.58,d=.3,fans=1):
    box(-w/2,-d,.05,w,d,h,mat('out','#e8e5dc',.45),.025); box(-w/2+.05,-d+.02,0,.08,d-.04,.05,DARK,.006); box(w/2-.13,-d+.02,0,.08,d-.04,.05,DARK,.006)
    cx=-w*.12; cyl(cx,-d-.004,.05+h/2,h*.40,.012,DARK,(pi/2,0,0),48)
    for k in range(7): lathe(cx,-d-.012,.05+h/2,[(h*.06*k+.01,0),(h*.06*k+.018,0),(h*.06*k+.018,.008),(h*.06*k+.01,.008)],SLAT,40,rot=(pi/2,0,0))
    for k in range(4): rod((cx-h*.4*math.cos(k*pi/4),-d-.014,.05+h/2-h*.4*math.sin(k*pi/4)),(cx+h*.4*math.cos(k*pi/4),-d-.014,.05+h/2+h*.4*math.sin(k*pi/4)),.005,SLAT,6)
    for k in range(9): box(w/2-.15,-d-.003,.12+k*.05,.10,.006,.014,mat('vent','#bdb9ae',.6),0)
    box(w/2-.002,-.22,.10,.03,.14,.2,mat('cov','#d9d5ca',.5),.01); 
    for k in (0,1): cyl(w/2+.04,-.19+k*.07,.16,.018,.06,BRASS,(0,pi/2,0),12)
UX=RX*[.42,.55,.38,.5][VAR]
with at(UX,RY,1.78): split([.95,.85,1.05,.9][VAR],VAR in (1,3))
# the lines: insulated copper along the wall to the corner, part of the duct already closed
zz=1.86
with at(0,RY,0):
    a=UX-.46
    for k,(r,m) in enumerate(((.024,LINE),(.017,LINE),(.008,COPPER),(.012,mat('cnd','#c9cdcf',.5)))): tube([(a,-.06,zz+k*.035),(.12+k*.03,-.06,zz+k*.035),(.12+k*.03,-.06,.75)],r,m,.06)
    if VAR in (0,2): box(.07,-.10,1.15,.17,.10,.85,DUCT,.012); box(.04,-.105,1.10,.23,.105,.07,DUCT,.012)
    else: box(.30,-.10,zz-.03,a-.34,.10,.19,DUCT,.012)
with at(0,RY,0): lathe(.15,-.004,.72,[(.10,0),(.13,.01),(.13,.03),(.10,.03)],DUCT,32,rot=(pi/2,0,0))          # the sleeve to the outside
with at(RX*.64,1.05,0,-.15):            # the outdoor unit, just unpacked
    for s in (-.28,.28): box(s-.04,-.34,0,.08,.4,.06,PINEY,.006)
    with at(0,0,.05): outdoor()
# wall fittings and furniture
with on_wall('x',0,RY*.22,.75):
    w,h=.8,1.15; box(-w/2-.05,-.03,-.05,w+.1,.03,h+.1,WHITE,.008); box(-w/2,-.05,0,w,.03,h,WHITE,.01); box(-w/2+.05,-.056,.05,w/2-.07,.01,h-.1,SKYG,.002); box(.02,-.056,.05,w/2-.07,.01,h-.1,SKYG,.002); box(-w/2-.09,-.1,-.085,w+.18,.1,.035,mat('marm','#e6ddcf',.4),.006)
with on_wall('y',RY,RX*.82,1.25): box(-.09,-.03,-.06,.18,.03,.12,WHITE,.012); box(-.06,-.034,-.02,.12,.006,.06,SC,.003)
with on_wall('y',RY,RX*.82,.3): socket(2)
if VAR==0:
    with at(RX*.66,RY-.46,0): m=mat('sofa',TERRAC,.95); box(-.8,-.42,.1,1.6,.84,.3,m,.06); box(-.8,.16,.2,1.6,.26,.55,m,.08); box(-.9,-.42,.1,.18,.84,.44,m,.06); box(.72,-.42,.1,.18,.84,.44,m,.06); [box(k-.35,-.38,.4,.7,.56,.12,mat('sofac','#e6d6bd',.95),.05) for k in (-.36,.36)]
elif VAR==1:
    with at(RX*.60,RY-.42,0): box(-.6,-.35,.7,1.2,.66,.035,OAKX,.008); [rod((a,b,0),(a,b,.7),.018,DARK) for a in (-.55,.55) for b in (-.3,.26)]; box(-.25,.1,.74,.5,.02,.32,DARK,.008); box(-.23,.088,.76,.46,.012,.28,mat('scr','#8fb6c4',.15),.003); box(-.18,-.16,.735,.36,.12,.012,WHITE,.003)
elif VAR==2:
    with at(RX*.66,RY-1.05,0): box(-.75,-.1,.14,1.5,1.1,.2,OAKX,.02); box(-.72,-.12,.3,1.44,1.06,.2,mat('matt','#f3eee2',.9),.07); box(-.74,-.14,.4,1.48,.66,.12,mat('quilt',PETROL,.95),.05); [box(k-.3,.55,.48,.6,.34,.12,mat('pill','#fbf7ee',.9),.05) for k in (-.36,.36)]; box(-.8,.98,.1,1.6,.06,.9,OAKX,.02)
else:
    with at(RX-.5,RY-.45,0): pot(PET,.2,.36,26,.7,4)
# the fitter's tools
with at(UX-.35,RY-.78,0,.1): stepladder(1.4,n=5) if VAR in (1,3) else None
with at(.62,.62,0,.4): toolbox()
with at(RX*.48,.62,0,.3):               # copper coil
    for k in range(4): lathe(0,0,.02+k*.028,[(.27-.006*k,0),(.284-.006*k,.014),(.27-.006*k,.028),(.256-.006*k,.014),(.27-.006*k,0)],LINE if VAR%2 else COPPER,48)
    rod((.27,0,.10),(.42,.12,.13),.012,COPPER)
with at(RX-.48,.62,0,0):                # gas bottle with gauges
    cyl(0,0,.2,.11,.36,mat('bott',['#4f9b52','#2f6fb5','#e88bab','#9ab8c4'][VAR],.4),bev=.03); cyl(0,0,.42,.03,.08,BRASS); lathe(0,0,.36,[(.06,0),(.1,.05),(.1,.1),(.09,.1)],STEEL)
    for s,c in ((-.06,BLUE),(.06,REDM)):
        cyl(s,-.09,.50,.05,.03,DARK,(pi/2,0,0),24); cyl(s,-.107,.50,.042,.004,WHITE,(pi/2,0,0),24); tube([(s,-.07,.45),(s*2.6,-.14,.25),(s*3.4,-.26,.03),(s*5.2,-.38,.02)],.012,c,smoothc=True)
with at(RX*.74,.36,0,.3): drill([PET,ORA,REDM,YEL][VAR])
with at(RX*.34,RY*.56,0,.5): cardbox(.5,.36,.3,True)
with at(RX*.36,1.12,0,.3): level(.6)
with at(1.05,.42,0,.8): hammer()
with at(RX-.42,1.18,0,.2): bucket(WHITE,mat('water','#bcd9e0',.1),.12,.24)
MIRROR[0]=VAR in (3,)
std_light(); finish(az=[0,5,-5,4][VAR],zoom=[1,.97,.98,.97][VAR])
