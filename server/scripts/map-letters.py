"""Writes the letters of the map: outlines of the site's font, because an SVG in an <img> cannot load a font.

    python3 server/scripts/map-letters.py

Needs fontTools with brotli (Debian: python3-fonttools, python3-brotli). Reads web/src/styles/fonts,
writes server/src/maps/own/lettering/letters.json: for each character the advance and the outline as SVG path data with
relative coordinates. One weight serves all labels, and the em has few units, because every map carries its letters.
"""
import json, pathlib
from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONT = ROOT / 'web/src/styles/fonts/figtree-latin-wght-normal.woff2'
OUT = ROOT / 'server/src/maps/own/lettering/letters.json'
EM = 128
WEIGHT = 620

class Outline(BasePen):
    """Path data with relative integers; y grows downwards."""
    def __init__(self, glyphs, scale):
        super().__init__(glyphs); self.scale = scale; self.data = ''; self.at = (0, 0)
    def points(self, *points):
        numbers = []
        for x, y in points: numbers += [round(x * self.scale) - self.at[0], round(-y * self.scale) - self.at[1]]
        self.at = tuple(round(v * self.scale) for v in (points[-1][0], -points[-1][1]))
        return ''.join(('' if n < 0 or not i else ' ') + str(n) for i, n in enumerate(numbers))
    def _moveTo(self, p): self.data += 'm' + self.points(p); self.start = self.at
    def _lineTo(self, p):
        d = self.points(p)
        if d != '0 0': self.data += 'l' + d
    def _qCurveToOne(self, c, p): self.data += 'q' + self.points(c, p)
    def _curveToOne(self, a, b, p): self.data += 'c' + self.points(a, b, p)
    def _closePath(self): self.data += 'z'; self.at = self.start

wanted = set(map(chr, range(32, 127))) | set(map(chr, range(0xC0, 0x100))) | set('·’–')
font = instancer.instantiateVariableFont(TTFont(FONT), {'wght': WEIGHT})
glyphs, cmap, scale = font.getGlyphSet(), font.getBestCmap(), EM / font['head'].unitsPerEm
advances, outlines = {}, {}
for character in sorted(wanted):
    name = cmap.get(ord(character))
    if name is None: continue
    pen = Outline(glyphs, scale); glyphs[name].draw(pen)
    advances[character], outlines[character] = round(glyphs[name].width * scale), pen.data
OUT.write_text(json.dumps({'em': EM, 'advances': advances, 'outlines': outlines}, ensure_ascii=False) + '\n')
print(OUT, OUT.stat().st_size)
