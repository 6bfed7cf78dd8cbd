# A garden at work: 0 hedge and lawn, 1 terrace with pergola, 2 kitchen garden in raised beds, 3 new lawn in rolls and a pond.
import sys, os; sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from lib_b import *
random.seed(61 + NUMBER); rr = random.Random(61 + NUMBER)
plinth('grass')
DEEP = noisy('soil2', '#6E4A31', '#5D3D28', .95, 7, .4); MULCH = noisy('soil3', '#8F6241', '#7A5034', .95, 9, .5); GRAVEL = noisy('gravel', '#D9CFBE', '#C6BAA6', .95, 12, .4); TURF = noisy('grass2', '#8DB356', '#7BA348', .95, 3, .3); POND = mat('glassw', '#6FB3C0', .05, .2, clear=1.0)
HOUSE = mat('cream_w', V3('#F3E3CC', '#F6E8D6', '#EBD9BF', '#F1E6D8'), .9); FLOW = [mat('leafx%d' % i, h, .7) for i, h in enumerate(('#D7263D', '#F2B632', '#E88BAB', '#F7F4EE', '#8D6AB5', '#E8812B'))]
def flowers(x, y, w, d, n=26, z=.05, ms=None):
    for _ in range(n):
        a, b, h = x + rr.uniform(.08, w - .08), y + rr.uniform(.08, d - .08), rr.uniform(.10, .24)
        rd((a, b, z), (a, b, z + h), .01, LEAF3, 5); sp(a, b, z + h * .45, .06, rr.choice((LEAF, LEAF2)), sub=2); sp(a, b, z + h, .042, rr.choice(ms or FLOW), (1, 1, .7), 2)
def bed(x, y, w, d, m=None):
    bx(x - .05, y - .05, 0, w + .1, d + .1, .07, STONE, .02); bx(x, y, .02, w, d, .075, m or DEEP, .02)
def hedge(x, y, l, h=.85, w=.42, axis='x', cut=1.0):
    n = int(l / .2)
    for i in range(n):
        t = (i + .5) / n; k = 1.0 if t < cut else rr.uniform(1.0, 1.25)
        for z in (.22, .55, h - .16):
            p = (x + t * l, y + rr.uniform(-.02, .02)) if axis == 'x' else (x + rr.uniform(-.02, .02), y + t * l)
            sp(p[0], p[1], z * k, .25 * k, rr.choice((LEAF, LEAF3, LEAF3)), (1, 1, .95), 3)
    if axis == 'x': bx(x, y - w / 2, .1, l * cut, w, h - .1, LEAF3, .08, 4)
    else: bx(x - w / 2, y, .1, w, l * cut, h - .1, LEAF3, .08, 4)
def stones(pts, r=.24):
    for (x, y) in pts: cy(x, y, .012, r * rr.uniform(.85, 1.1), .05, STONE, v=9, bev=.015)
def fence(x0, x1, y, h=.62):
    for i in range(int((x1 - x0) / .17)): ext([(0, 0), (.11, 0), (.11, h - .08), (.055, h), (0, h - .08)], 0, .03, WHITE if VAR != 2 else OAK, 'xz', .006).matrix_world = Matrix.Translation((x0 + i * .17, y, .03))
    for z in (.18, .45): bx(x0, y + .03, z, x1 - x0, .03, .06, OFFW if VAR != 2 else OAK2, .006)
def mower(x, y, rz=0, m=RED):
    with at(x, y, 0, rz):
        bx(-.26, -.2, .08, .52, .4, .12, m, .05, 3); cy(.02, 0, .25, .12, .12, DARK, bev=.03); cy(.02, 0, .32, .08, .04, GREY)
        for a in (-.2, .2):
            for b in (-.22, .22): cy(a, b, .08, .085, .05, RUBBER, 'y', bev=.015); cy(a, b, .08, .04, .056, LGREY, 'y')
        for b in (-.15, .15): rd((-.24, b, .16), (-.85, b, .72), .014, STEEL)
        rd((-.85, -.16, .72), (-.85, .16, .72), .02, DARK); lathe([(0, 0), (.12, .02), (.16, .25), (.0, .27)], DARK, -.42, 0, .12, 20)
def tool(x, y, kind, lean=(.1, .18), z=0, L=1.15):
    a, b = Vector((x, y, z + .02)), Vector((x + lean[0], y + lean[1], z + L)); rd(a, b, .016, OAK2); c = a
    if kind == 'rake':
        bc(c.x, c.y, c.z + .02, .34, .03, .03, RED); [rd((c.x - .15 + .05 * i, c.y, c.z + .02), (c.x - .15 + .05 * i, c.y - .05, c.z - .02), .007, STEEL, 6) for i in range(7)]
    else: bc(c.x, c.y - .01, c.z + .10, .17, .02, .24, STEEL, .02, rx=-8); bc(b.x, b.y, b.z, .13, .03, .03, DARK, .01)
def chair(x, y, rz):
    with at(x, y, 0, rz):
        bx(-.18, -.18, .3, .36, .36, .03, OAK, .008); bx(-.18, .15, .33, .36, .03, .34, OAK, .01)
        for a in (-.15, .15):
            for b in (-.15, .15): rd((a, b, 0), (a, b, .3), .018, OAK2, 8)
def watering(x, y, rz=0, m=PETROL):
    with at(x, y, 0, rz):
        cy(0, 0, .12, .11, .22, m, r2=.10); tube([(.1, 0, .08), (.2, 0, .14), (.3, 0, .27)], .02, m); lathe([(.02, 0), (.05, .04), (0, .045)], m, .3, 0, .27, 16); tube([(-.1, 0, .06), (-.2, 0, .16), (-.06, 0, .29), (.06, 0, .25)], .014, m)
# the wall of the neighbour or of the house behind, low enough to leave the garden to be seen
if VAR in (0, 3): hedge(-2.6, 2.45, 5.2, .95, cut=(.62, 1, 1, 1)[VAR]); hedge(-2.55, -1.2, 3.4, .9, axis='y')
if VAR == 1:
    bx(-2.9, 2.55, 0, 5.8, .3, 1.9, HOUSE, .02); bx(-2.95, 2.5, 0, 5.9, .4, .18, STONE, .02); ext([(-2.95, 1.88), (2.95, 1.88), (2.95, 1.97), (-2.95, 1.97)], 2.45, .5, TERRA, 'xz', .02)
    with at(0, 2.55, 0): window(-2.1, .75, .7, .8, (PETROL, PETROL2)); bx(-.45, -.03, 0, 1.5, .04, 1.62, OFFW, .01); bx(-.38, -.05, .08, .66, .03, 1.46, BLUEG, 0); bx(.32, -.05, .08, .66, .03, 1.46, BLUEG, 0)
if VAR == 2: fence(-2.8, 2.8, 2.6); hedge(-2.6, -2.4, 2.4, .7, axis='y')
if VAR == 0:
    bed(1.15, -.6, 1.35, 2.5); flowers(1.15, -.6, 1.35, 2.5, 70); tree(1.85, 1.35, 1.5); cypress(-1.9, 1.6, .9)
    stones([(-2.2 + .52 * i, -2.0 + .16 * math.sin(i)) for i in range(9)]); mower(-.5, .2, 25); bx(-1.9, -.28, .002, 1.15, .62, .006, TURF, 0); bx(-1.9, .36, .002, 1.3, .62, .006, GRASSM, 0)
    ladder((.75, 1.95, 0), (.75, 2.25, 1.2)); wheelbarrow(-1.4, -1.1, 0, 40, PETROL, LEAF2); tool(2.0, -1.35, 'rake', (.08, .5)); toolbox(.4, -2.35, 0, 15)
    for i in range(26): sp(1.0 * rr.random() - .1, 1.75 + .35 * rr.random(), .03, .05, rr.choice((LEAF, LEAF2)), sub=2)
elif VAR == 1:
    bx(-1.7, .1, .0, 3.6, 2.4, .06, tile('pave', '#D3C5AF', '#C8B9A2', 'z', .85, '#AFA28F', .4, .4, .5), .02)
    for x in (-1.5, 1.65):
        for y in (.3, 2.3): bx(x, y, .05, .1, .1, 1.75, OAK, .01)
    for y in (.3, 2.3): bx(-1.75, y - .02, 1.8, 3.8, .1, .14, OAK, .01)
    for i in range(12): bx(-1.6 + i * .29, .0, 1.94, .06, 2.75, .1, OAK2, .008)
    for i in range(46): sp(-1.55 + rr.random() * 1.3, .25 + rr.random() * 2.1, 2.0 + rr.uniform(-.06, .1), rr.uniform(.08, .15), rr.choice((LEAF, LEAF2, LEAF3)), sub=3)
    for i in range(16): sp(-1.5 + .06 * math.sin(i), .36, .2 + i * .11, .09, rr.choice((LEAF, LEAF2)), sub=3)
    cy(.6, 1.2, .40, .46, .04, OAK, v=40); rd((.6, 1.2, .05), (.6, 1.2, .4), .05, OAK2); chair(.0, 1.2, 90); chair(1.2, 1.2, -90)
    for (x, y, k) in ((-2.3, .5, 'ball'), (-2.3, 1.4, 'flower'), (2.35, .4, 'spiky'), (2.35, 1.5, 'ball')): pot(x, y, 1.35, 0, k)
    bed(-2.5, -2.45, 2.0, .8); flowers(-2.5, -2.45, 2.0, .8, 40); stones([(.3 + .12 * math.sin(i * 2), -.35 - i * .5) for i in range(5)]); wheelbarrow(1.9, -1.5, 0, 150, RED, MULCH); bag(1.2, -2.3, 0, 20); bag(1.25, -2.3, .1, 35); tool(-1.0, -1.45, 'spade', (.05, .12), L=.9); watering(-.6, -1.1, 30); tree(-2.2, -.7, 1.15)
elif VAR == 2:
    for i, (x, y) in enumerate(((-1.6, .9), (.35, .9), (-1.6, -.9), (.35, -.9))):
        for (a, b, c, d) in ((x, y, 1.5, .08), (x, y + .97, 1.5, .08), (x + .004, y + .078, .08, .894), (x + 1.416, y + .078, .08, .894)): bx(a, b, 0, c, d, .28 if d < .5 else .272, OAK if i % 2 else OAK2, .012)
        bx(x + .06, y + .06, .05, 1.38, .93, .17, DEEP, .02)
        for r in range(3):
            for c in range(6):
                a, b = x + .2 + c * .22, y + .22 + r * .3
                if i == 0: sp(a, b, .29, .10, LEAF2, (1, 1, .75), 3); sp(a, b, .34, .05, LEAF, sub=2)
                elif i == 1: rd((a, b, .2), (a, b, .75), .012, OAK, 6); [sp(a + rr.uniform(-.07, .07), b + rr.uniform(-.07, .07), .3 + .12 * k, .07, LEAF3, sub=2) for k in range(4)]; [sp(a + .07 * math.cos(k * 2), b + .07 * math.sin(k * 2), .34 + .1 * k, .038, RED, sub=2) for k in range(3)]
                elif i == 2: flowers(a - .1, b - .1, .2, .2, 2, .2)
                elif r < 2: sp(a, b, .26, .08, LEAF, (1, 1, 1.3), 3)
    bx(-.08, -2.8, .0, .4, 5.2, .02, GRAVEL, .01); bx(-2.2, -.15, .0, 4.6, .9, .025, GRAVEL, .01)
    with at(2.25, 1.7, 0): bx(-.5, -.45, 0, 1.0, .9, 1.15, OAK2, .01); ext([(-.62, 1.12), (.62, 1.12), (0, 1.6)], -.55, 1.1, TERRA2, 'xz', .02); bx(-.26, -.475, 0, .52, .03, .95, RED, .008); [bx(-.5 + .14 * i, -.457, 0, .01, .01, 1.13, WALNUT, 0) for i in range(8)]
    wheelbarrow(-1.0, -2.2, 0, 20, RED, DEEP); tool(2.3, -.6, 'spade', (-.05, .25)); tool(2.55, -.4, 'rake', (-.05, .2)); watering(.75, -2.1, 200); tree(-2.0, 2.0, 1.2); pot(1.4, -2.4, 1.2, 0, 'flower'); bag(2.2, -1.9, 0, 70, PAPER)
else:
    surf(lambda u, v: (1.45 + 1.05 * v * math.cos(tau * u) * (1 + .12 * math.sin(3 * tau * u)), .95 + .85 * v * math.sin(tau * u), .012), 44, 3, POND)
    for i in range(26):
        a = tau * i / 26; sp(1.45 + 1.1 * math.cos(a) * (1 + .12 * math.sin(3 * a)), .95 + .92 * math.sin(a), .05, rr.uniform(.10, .17), rr.choice((STONE, CONC, LGREY)), (1, 1, .7), 3)
    for (x, y) in ((1.1, .7), (1.3, 1.2), (1.9, .9)): cy(x, y, .02, .13, .012, LEAF2, v=20); sp(x + .02, y, .05, .045, FLOW[2], sub=2)
    for i in range(18): rd((2.2 + rr.uniform(-.15, .15), 1.5 + rr.uniform(-.2, .2), 0), (2.2 + rr.uniform(-.3, .3), 1.5 + rr.uniform(-.3, .3), rr.uniform(.4, .75)), .014, rr.choice((LEAF, LEAF3)), 5)
    bx(-2.2, -2.7, .002, 2.9, 3.2, .012, DEEP, .004)
    for i in range(5): bx(-2.15 + i * .44, -.9 - .25 * (i % 2), .012, .42, 1.4, .03, TURF if i % 2 else GRASSM, .008)
    for k in range(6):
        with at(1.3 + .23 * (k % 3), -1.9, .11 + .2 * (k // 3)): cy(0, 0, 0, .11, .5, TURF, 'y', bev=.02); cy(0, -.005, 0, .06, .5, DEEP, 'y')
    tube([(-2.3, 1.9, .03), (-1.6, 1.2, .03), (-.8, 1.6, .03), (.1, 1.2, .03), (.2, .2, .03), (-.5, .05, .03)], .022, mat('hose', '#2F7F7A', .5)); cy(-2.3, 1.95, .2, .05, .4, DARK)
    for (x, y) in ((-1.2, -1.6), (.3, -2.3)): cy(x, y, .06, .03, .12, DARK); sp(x, y, .13, .03, RED, sub=2)
    wheelbarrow(.45, -.6, 0, 200, YEL, DEEP); tool(-1.6, -1.9, 'rake', (.15, .6), L=1.0); bag(2.3, -.5, 0, 15); bag(2.3, -.5, .1, 40); tree(-1.5, 1.35, 1.35); bush(-.2, 1.85, .28); toolbox(2.2, -2.4, 0, 30)
tufts(90, {0: [(1, -.8, 2.7, 2.2), (-2, -.4, -.2, 1.1)], 1: [(-2.8, 0, 2.8, 2.9), (-2.6, -2.6, -.4, -1.5)], 2: [(-2.3, -1.1, 2.9, 2.4), (-.2, -2.9, .4, 2)], 3: [(.2, -.2, 2.8, 2.2), (-2.4, -2.8, .8, .6)]}[VAR])
done()
