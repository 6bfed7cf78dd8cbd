"""Tiling: floor tiles on combed adhesive with spacers, and a wall of tiles half way up."""
import sys, os; sys.path.insert(0,os.path.join(os.path.dirname(os.path.abspath(__file__)),'..'))
from kit import *
random.seed(41+NUMBER); rr=random.Random(41+NUMBER)
RX,RY=[(3.0,2.9),(3.2,2.7),(2.8,3.1),(3.3,3.0)][VAR]; H=2.25
WALL=rough_mat('wall','#f4e8d6','#ecdfca',4,.92,.05); SCREED=rough_mat('screed','#c6bcac','#b4a999',6,.95,.2); ADH=rough_mat('adh','#d6d1c8','#c7c1b6',9,.95,.4)
room(RX,RY,H,WALL,SCREED)
F=[('#cdbfa8','#c3b49c'),('#e6dfd2','#3f4a52'),('#8b9490','#828b87'),('#b9795a','#d9cbb4')][VAR]
W=[('#2f7f7a','#2b7671'),('#e9e3d6','#e0d9ca'),('#c9765a','#bd6a4f'),('#5d7f9c','#557691')][VAR]
if LOOK: F=LOOK.ceramic('fl',F)[:2] if VAR in (0,2) else F; W=LOOK.ceramic('wl',W)[:2]
FT=[mat('ft%d'%k,c,.28,clear=.4) for k,c in enumerate(F)]; WT=[mat('wt%d'%k,c,.18,clear=.6) for k,c in enumerate(W)]
CROSS=mat('cross',['#f5f3ee','#d7263d','#f5f3ee','#F2B233'][VAR],.5); CLIP=mat('clip',['#e8812b','#2f6fb5','#d7263d','#2f7f7a'][VAR],.5)
# ---- floor: tiles done behind a stepped line, then combed adhesive, then bare screed ----
s=[.45,.3,.6,.25][VAR]; sy=s if VAR!=2 else .3; g=.008; off=[0,0,.5,0][VAR]
front=[1.15,1.35,1.0,1.25][VAR]
j=0; y=RY
while y>0:
    y0=y-sy; x=-s*off*(j%2); i=0
    while x<RX:
        x0,x1=max(x,0),min(x+s,RX); cx,cy_=(x+s/2),(y0+sy/2)
        if not BEFORE and x1-x0>.03 and cy_>front+.35*math.sin(1.3*cx+VAR)-.12:
            box(x0+g/2,max(y0,0)+g/2,0,x1-x0-g,min(sy,y)-g,.016,FT[(i+j)%2],.003)
            if cy_<front+.95 and 0<x<RX-.1:
                box(x-.012,y0-.004,.014,.024,.008,.012,CROSS,0); box(x-.004,y0-.012,.014,.008,.024,.012,CROSS,0)
                if VAR in (0,2): box(x-.012,y0+sy*.5-.02,.014,.024,.04,.035,CLIP,.004); box(x-.03,y0+sy*.5-.006,.03,.06,.012,.02,CLIP,.003)
        x+=s; i+=1
    y=y0; j+=1
box(RX*.18,front-.62,0,RX*.62,.85,.005,ADH,0)
for k in range(34): tube([(RX*.19+.01*math.sin(k),front-.6+k*.023,.006),(RX*.45,front-.6+k*.023+.02*math.sin(k*.3),.006),(RX*.78+.02*math.sin(k*2),front-.6+k*.023,.006)],.006,ADH,smoothc=True,v=3)
# ---- walls: rows of tiles, the top ones missing ----
tw,th=[(.3,.1),(.15,.15),(.2,.075),(.1,.3)][VAR]; o=[.5,0,.5,0][VAR]
def wall_tiles(kind,L,rows,u0,top):
    with on_wall(kind,0 if kind=='x' else RY,0,0):
        for r in range(rows):
            u=u0-tw*o*(r%2); c=0
            while u<L:
                a,b=max(u,u0),min(u+tw,L)
                if not BEFORE and b-a>.02 and (r+1)*th<top(a): box(a+.0025,-.012,.016+r*th+.0025,b-a-.005,.012,th-.005,WT[(r*7+c*3)%5==0 and 1 or 0],.002)
                u+=tw; c+=1
rows=int(1.9/th)
wall_tiles('y',RX,rows,0,lambda u:1.75-.5*max(0,(u-RX*.45))-(.18 if int(u/tw)%3==0 else 0)); 
wall_tiles('x',RY,rows,RY*.42,lambda u:1.72-(.14 if int(u/tw)%2 and u<RY*.7 else 0))
with on_wall('y',RY,RX*.70,.0): box(-.5,-.004,1.05,.85,.005,.62,ADH,0)
for u in (.0,RX*.35): 
    with on_wall('y',RY,u+.35,1.0): openbox(2)
# pipes for the basin to come, or a window
with on_wall('y',RY,RX*.30,.55):
    for k in (-.07,.07): cyl(k,-.03,0,.016,.06,BRASS,(pi/2,0,0),16); cyl(k,-.065,0,.022,.02,[BLUE,REDM][k>0],(pi/2,0,0),16)
    cyl(0,-.03,-.1,.026,.06,mat('drain','#8d9296',.5),(pi/2,0,0),20)
with on_wall('x',0,RY*.19,.95):
    w,h=.66,.95; box(-w/2-.05,-.03,-.05,w+.1,.03,h+.1,WHITE,.008); box(-w/2,-.05,0,w,.03,h,WHITE,.01); box(-w/2+.05,-.056,.05,w/2-.07,.01,h-.1,SKYG,.002); box(.02,-.056,.05,w/2-.07,.01,h-.1,SKYG,.002)
# ---- tools ----
with at(RX*.5,.42,0,.12):                  # tile cutter
    box(-.5,-.11,.02,1.0,.22,.03,mat('cutb','#3d444c',.5),.01); 
    for t in (-.06,.06): rod((-.47,t,.12),(.47,t,.12),.012,CHROME)
    for e in (-.47,.44): box(e,-.09,.03,.04,.18,.12,REDM,.01)
    box(.02,-.09,.09,.12,.18,.07,ORA,.015); rod((.08,0,.15),(-.16,-.02,.36),.016,STEEL); rod((-.12,-.017,.325),(-.22,-.024,.41),.022,RUB)
    box(-.3,-.1,.05,.42,.2,.012,FT[0],.002)
with at(RX-.42,.5,0,.15): tilestack(FT[0],6,min(s,.42),.014); 
with at(RX-.40,.5,.09,.3): tilestack(FT[1],3,min(s,.42),.014)
with at(RX-.35,1.15,0,0):
    cardbox(.4,.3,.2,True)
    for k in range(5): box(-.14+k*.05,-.1,.06,.016,.2,.2,WT[0],.002)
with at(.5,.42,0): bucket(mat('bk',['#2b2f36','#2f6fb5','#2b2f36','#e8812b'][VAR],.5),ADH,.17,.3)
rod((.5,.42,.2),(.58,.52,.78),.012,STEEL); box(.5,.45,.74,.16,.13,.11,[PET,ORA,YEL,REDM][VAR],.03)     # mixing drill
with at(.30,.95,0,.3): sack(SACK,.5,.32,.13,[REDM,PET,BLUE,TER][VAR])
with at(.32,.95,.13,.1): sack(SACK,.5,.32,.13,[REDM,PET,BLUE,TER][VAR])
with at(RX*.62,front-.35,.01,.7): box(-.14,-.06,.012,.28,.12,.004,STEEL,0); box(-.06,-.02,.03,.12,.035,.035,OAKX,.012); rod((0,-.003,.016),(0,-.003,.035),.01,STEEL)
with at(RX*.30,front-.05,.02,.2): cyl(0,0,.035,.05,.05,RUB,v=24); rod((0,0,.05),(0,0,.12),.02,OAKZ)   # rubber mallet
with at(RX*.55,front+.55,.016,.25): level(.8,[YEL,REDM,BLUE,YEL][VAR])
with at(RX*.22,front+.5,.016,.5): box(-.09,-.06,0,.18,.12,.06,mat('sponge','#e8c64a',.95),.02)
with at(RX-.5,RY-.5,.016,.4): toolbox()
if VAR%2==0:
    with at(RX*.62,RY-.45,.016,.2): stepladder(1.3,n=5)
else:
    with at(.38,RY-.4,.016): bucket(REDM,mat('water','#bcd9e0',.1),.15,.28)
    with at(.85,RY-.4,.016,.3): cardbox(.5,.36,.3)
MIRROR[0]=VAR in (3,)
std_light(); finish(az=[0,5,-5,4][VAR],zoom=[1,.97,.98,.97][VAR])
