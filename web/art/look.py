"""The seeded look of a work picture. Variants 0 to 3 of a scene are written into the scene. Variant N above 3 starts
from variant N % 4 and changes it by a Look: colours of walls, accents and woods, size of tiles, camera, light, mirror,
and which small objects stand where. The same scene name and N always give the same picture."""
import colorsys, random, re

# Colours that carry a meaning keep it: plants, clay roofs, bricks, cables, metals, safety colours.
KEPT = re.compile(r'^(leaf|cyp|grass|soil|terra|t\d|brick|copper|brass|steel|chrome|alu|brand|red|yel|w(b|g)|cond|rubb|orange|flame|sky|glass)')
# Light wall colours as (hue, saturation, value); None keeps the scene's own.
WALLS = (None, (.26, .09, .92), (.56, .07, .93), (.04, .10, .95), (.11, .20, .94), (.72, .04, .91), (.10, .03, .97), (.13, .22, .97), (.47, .08, .91), (.08, .14, .90))
# Accent families: (hue, factor of the saturation, factor of the value).
ACCENTS = ((.49, 1, 1), (.60, .95, 1.15), (.23, .8, 1.1), (.94, .75, 1.1), (.12, 1.1, 1.5), (.05, 1.1, 1.6), (.35, .75, .95), (.68, .6, 1.15), (.54, .9, 1.3), (.0, .55, 1.35))
WARM = ((.045, 1, 1), (.11, .95, 1.02), (.02, .85, .85), (.49, .85, .62), (.58, .7, .75), (.08, .8, .95), (.25, .65, .75), (.93, .55, .82))
# Glazes of wall tiles and colours of floor tiles and of house fronts, as '#rrggbb' pairs; None keeps the scene's own.
GLAZES = (('#b9cfc0', '#aac3b3'), ('#e9e4d8', '#dfd9cb'), ('#7fa3b5', '#7098ab'), ('#c9765a', '#bd6a4f'), ('#2f6f6a', '#296460'), ('#d9b8ab', '#cfab9d'), ('#d8b45a', '#cfa94d'), ('#52688f', '#495e84'), None, ('#8d9a6b', '#818e60'), ('#5f4a55', '#56424d'))
FLOORS = (None, ('#b9795a', '#ad6d4f'), ('#c9bda9', '#beb19c'), ('#4d5359', '#454b51'), ('#9aa39f', '#8f9894'), ('#e3dccf', '#d9d1c3'), ('#7d6a5a', '#726050'))
FRONTS = (None, ('#e9b7a0', '#e2ae97'), ('#bfcfae', '#b6c7a5'), ('#e6d3ae', '#dfcba4'), ('#b4cad3', '#aac1cb'), ('#d98f6a', '#d18661'), ('#f1e8d9', '#ebe1d0'), ('#e9c98a', '#e2c180'), ('#cdb4c0', '#c4aab7'))
WOODS = ((0, 1, 1), (.01, .62, 1.13), (0, 1.08, 1.03), (-.006, 1.05, .66), (-.022, 1.1, .84), (0, .42, .92), (-.004, .9, .48))

def parts(colour): return colorsys.rgb_to_hsv(*(int(colour.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)))
def text(h, s, v): return '#%02x%02x%02x' % tuple(round(255 * min(1, max(0, c))) for c in colorsys.hsv_to_rgb(h, min(1, s), v))

class Look:
    def __init__(self, scene, number):
        r = self.random = random.Random('%s %d' % (scene, number))
        step = number // 4
        # Stepping through the lists, instead of drawing from them, keeps neighbours apart.
        self.wall = WALLS[(step * 3 + number + r.randrange(2)) % len(WALLS)]
        self.accent = ACCENTS[(number * 3 + step) % len(ACCENTS)]
        self.warm = WARM[(number + step * 3) % len(WARM)]
        self.wood = WOODS[(number * 2 + step) % len(WOODS)]
        self.tile = r.choice((.7, 1, 1.35))
        self.glaze = GLAZES[(number * 5 + step * 2) % len(GLAZES)]
        self.floor = FLOORS[(number * 3 + step) % len(FLOORS)]
        self.front = FRONTS[(number * 2 + step * 3) % len(FRONTS)]
        self.mirror = (number // 4 + number) % 2 == 1
        self.azimuth = r.choice((-1, 1)) * r.uniform(5, 17)
        self.height = r.choice((.66, .74, .92, 1.02)) + r.uniform(-.03, .03)
        turn = r.uniform(-.45, .35)
        self.sun = (.46 + turn * .5, -.78 - turn * .25, .90 + r.uniform(-.22, .2))
        self.power = r.uniform(2.65, 3.05)
        self.colour = r.choice(((1, .925, .81), (1, .90, .74), (1, .95, .88)))
        self.details = r.sample(((.31, .50), (.69, .50), (.50, .29), (.50, .63)), 2)
        self.closeness = r.uniform(.46, .56)

    def tone(self, name, colour):
        """The colour '#rrggbb' of the material `name` in this look."""
        if KEPT.match(name): return colour
        if name == 'new' and self.front: return self.front[0]
        h, s, v = parts(colour)
        if v > .84 and .04 < s < .26 and .03 < h < .17:
            if self.wall is None or not re.match(r'wall|wold|cream|new|vw|plaster|paint|w[xy]?$', name): return colour
            h, s, v = self.wall[0], max(.01, self.wall[1] + (s - .11) * .6), self.wall[2] * v / .965
        elif s > .3 and v > .18 and .42 < h < .56: h, s, v = self._shift(self.accent, s, v)
        elif s > .5 and v > .3 and .02 < h < .075: h, s, v = self._shift(self.warm, s, v)
        elif s > .25 and .2 < h < .42: h = (h + (self.accent[0] - .49) * .25) % 1
        elif s > .3 and .56 <= h < .68: h = (h + self.warm[0] * .5) % 1
        else: return colour
        return text(h % 1, s, min(v, .97))

    def ceramic(self, name, pair):
        """The two colours of a tiled surface, and the factor of the size of its tiles."""
        if name.startswith('br'): return (*pair, 1)
        return (*((self.floor if name in ('fl', 'pave', 'newt') else self.glaze) or pair), self.tile)

    def _shift(self, family, s, v):
        return family[0], min(.85, s * family[1]), min(.92, v * family[2])

    def timber(self, name, colour):
        """The colour of a wood; all woods of a picture move together."""
        h, s, v = parts(colour)
        dh, ks, kv = self.wood
        if kv < .6 and v < .62: kv = .8
        return text((h + dh) % 1, s * ks, min(.97, v * kv))

    def rearrange(self, bpy, sc):
        """Exchanges small objects of the same size on the floor, turns them, and removes about every fifth."""
        bpy.context.view_layer.update()
        from mathutils import Matrix, Vector
        def top(o):
            while o.parent: o = o.parent
            return o
        boxes = {}
        for o in sc.objects:
            if o.type not in ('MESH', 'CURVE'): continue
            for c in o.bound_box:
                p = o.matrix_world @ Vector(c); b = boxes.setdefault(top(o), [1e9] * 3 + [-1e9] * 3)
                for k in range(3): b[k] = min(b[k], p[k]); b[k + 3] = max(b[k + 3], p[k])
        def small(o, b): return o.type == 'EMPTY' and -.02 < b[2] < .06 and b[5] < .75 and max(b[3] - b[0], b[4] - b[1]) < .75 and b[5] - b[2] > .02
        def entangled(o, b):
            return any(q is not o and a[2] > .03 and a[2] < b[5] + .06 and a[0] < b[3] and a[3] > b[0] and a[1] < b[4] and a[4] > b[1] for q, a in boxes.items())
        free = [(o, b) for o, b in boxes.items() if small(o, b) and not entangled(o, b)]
        self.random.shuffle(free)
        size = lambda b: max(b[3] - b[0], b[4] - b[1])
        while free:
            o, b = free.pop()
            if self.random.random() < .2:
                for q in sc.objects:
                    if top(q) is o: q.hide_render = True
                continue
            mate = next((m for m in free if abs(m[1][2] - b[2]) < .012 and .78 < size(m[1]) / size(b) < 1.28), None)
            if mate is None: continue
            free.remove(mate); q, a = mate
            dx, dy = (a[0] + a[3] - b[0] - b[3]) / 2, (a[1] + a[4] - b[1] - b[4]) / 2
            o.location.x += dx; o.location.y += dy; q.location.x -= dx; q.location.y -= dy
        bpy.context.view_layer.update()
