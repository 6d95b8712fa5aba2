"""Exterior scene. usage: blender -b -t 2 --python tower.py -- VIEW OUT.png   VIEW: dusk day aerial street night build:<0..1>"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
from city import *
from cars import *
from building_site import *

argv = sys.argv[sys.argv.index('--') + 1 :]
VIEW, OUT = argv[0], argv[1]
KIND, *PAR = VIEW.split(':')  # 'build:.55:2' -> KIND build, PAR ['.55', '2']
RISING = ('build', 'crane', 'hook', 'site', 'corner', 'quay', 'court', 'over', 'evening')
frac = float(PAR[0]) if KIND in RISING else 1.0  # share of the tower that is built (1 = finished)
MODE = {'dusk': 'dusk', 'hero': 'dusk', 'evening': 'dusk', 'entrance': 'dusk', 'night': 'night', 'sunrise': 'dawn'}.get(KIND, 'day')
by_mode = lambda day, dusk, night=None, dawn=None: {
    'day': day,
    'dusk': dusk,
    'night': dusk if night is None else night,
    'dawn': (day + dusk) / 2 if dawn is None else dawn,
}[MODE]
sc = reset()
random.seed(7)
R = random.Random(7)

# ---- materials
globals().update(vars(materials(MODE)))  # GL SHOP WHITE PRECAST BRICK DARK ALU ROOFM
if frac < 1 and MODE == 'dusk':  # an unfinished tower has no lit homes and shops
    GL, SHOP = winglass('emptyglass', 0.02, 0.9), winglass('emptyshop', 0.1, 0.6)
LOBBYG = winglass('lobbyglass', 1.0, by_mode(0.8, 4.0, 3.6, 2.0))
CONC = plain('concrete', (0.42, 0.41, 0.39), 0.85, var=0.25, vscale=0.25, bump=0.3, bscale=6)
RAIL = clearglass('railglass', (0.80, 0.88, 0.86), 0.6)
GRAVEL = plain('gravel', (0.36, 0.34, 0.31), 0.95, var=0.3, vscale=4)
ASPH = (
    plain('asphalt', (0.055, 0.055, 0.058), 0.82, var=0.35, vscale=0.12, bump=0.2, bscale=25)
    if MODE in ('day', 'dawn')
    else plain('asphalt', (0.045, 0.045, 0.05), 0.28, var=0.4, vscale=0.1)
)
WALK = tiles('walk', (0.36, 0.34, 0.32), 0.9, 0.8, (0.2, 0.19, 0.18), 0.10, 0.012)
LINE = plain('line', (0.75, 0.74, 0.70), 0.7, var=0.15, vscale=1.0)


def lawn():
    """Mown grass: three scales of colour, worn spots, faint mowing stripes; never one even green."""
    m, n = newmat('grass')
    p = n.pos()
    big = n.noise(p, 0.035, 3, 0.6)
    mid = n.noise(p, 0.4, 5, 0.65)
    fine = n.noise(p, 9, 4, 0.7)
    c = n.mix(n.ramp(big, [(0.3, 0.0), (0.7, 1.0)]), (0.040, 0.056, 0.017), (0.066, 0.074, 0.026))
    c = n.mix(n.ramp(mid, [(0.42, 0.0), (0.72, 0.65)]), c, (0.090, 0.084, 0.040))
    x = n('ShaderNodeSeparateXYZ', None, Vector=p)
    st = n.math('SINE', n.math('MULTIPLY', n.math('ADD', x.outputs[0], n.math('MULTIPLY', x.outputs[1], 0.35)), 2.6))
    c = n.mix(n.math('MULTIPLY', n.math('GREATER_THAN', st, 0.0), 0.14), c, (0.10, 0.115, 0.045))
    c = n.mix(n.math('MULTIPLY', fine, 0.6), c, (0.018, 0.026, 0.008))
    n.out(n('ShaderNodeBsdfPrincipled', None, Base_Color=c, Roughness=1.0, Specular=0.1, Normal=n.bump(fine, 0.6, 0.05)))
    return m


GRASS = lawn()
CROWN = emitter('crown', (1, 0.78, 0.5), by_mode(0.6, 5.0))
LED = emitter('led', (1, 0.82, 0.6), by_mode(0.8, 9.0))
DECK = wood('deck', (0.30, 0.19, 0.12), (0.17, 0.10, 0.06), (0.14, 2.4), 0.6)
PAVE = tiles('pave', (0.38, 0.36, 0.33), 1.2, 0.8, (0.22, 0.21, 0.2), 0.14, 0.015)

# ---- tower: three tall podium floors, the amenity deck as floor 4, residences on floors 5 to 31
FLOOR1 = 6.2  # a podium floor is two parking levels high
POD = 3 * FLOOR1 + 0.3  # the roof terrace
DECKH = 4.6  # floor 4
FH, N = 3.0, 27
OUTL = [(8, 10), (66, 10), (66, 27), (25, 27), (25, 62), (8, 62)]  # typical floor: an L, inner corner to the north-east
OUTS = [
    (11.2, 13.2),
    (62.8, 13.2),
    (62.8, 23.8),
    (21.8, 23.8),
    (21.8, 58.8),
    (11.2, 58.8),
]  # floors 29 to 31 stand back: penthouse terraces
NSET = 3


def rects(P):
    return ((P[0][0], P[1][0], P[0][1], P[2][1]), (P[0][0], P[3][0], P[3][1], P[4][1]))


def floor_mesh(name, bare=False, seed=0, OUTL=OUTL):
    b = MB(name)
    rr = random.Random(seed)
    T = 0.32
    # slabs: two rectangles
    for x0, x1, y0, y1 in rects(OUTL):
        b.box(x0, x1, y0, y1, -T, 0, CONC if bare else WHITE)
    if bare:
        (x0, y0), (x1, y1), (x3, y4) = OUTL[0], OUTL[2], OUTL[4]  # columns stand close to the slab edge
        for x in np.arange(x0 + 0.9, x1, (x1 - x0 - 1.8) / 8):
            for y in (y0 + 0.9, (y0 + y1) / 2, y1 - 0.9):
                b.box(x - 0.3, x + 0.3, y - 0.3, y + 0.3, 0, FH - T, CONC)
        for y in np.arange(y1 + 5, y4, (y4 - y1 - 6) / 5):
            for x in (x0 + 0.9, x3 - 0.9):
                b.box(x - 0.3, x + 0.3, y - 0.3, y + 0.3, 0, FH - T, CONC)
        b.box(13, 20, 14, 23, 0, FH - T, CONC)
        b.box(40, 47, 15, 23, 0, FH - T, CONC)
        return b
    for ei, (o, d, nn, L) in enumerate(edges(OUTL)):
        nb = max(2, round(L / 3.55))
        w = L / nb
        pat = {0: 'WBBWPBBWWBBPWBBW', 1: 'WPBBW', 2: 'WBBPWBBWPBBW', 3: 'WBBPBBWBBW', 4: 'WPPBW', 5: 'WBBPWBBWPBBWBBW'}[ei]
        for i in range(nb):
            s0, s1 = i * w, (i + 1) * w
            t = pat[i % len(pat)]
            if i in (0, nb - 1):
                t = 'W'
            r = rr.random()
            H = FH - T
            b.obox(o, d, nn, s0, s1, -0.05, 0.12, -T, 0.02, WHITE)  # slab edge band
            if t == 'P':  # solid bay between two full-height piers
                # neighbours share the pier between them: two faces in one place render black
                for s in (s1,) if pat[(i - 1) % len(pat)] == 'P' and i > 1 else (s0, s1):
                    b.obox(o, d, nn, s - 0.17, s + 0.17, -0.1, 0.62, -T, FH - T, WHITE)
                b.obox(o, d, nn, s0, s1, -0.3, 0.10, 0, H, PRECAST)
                b.oquad(o, d, nn, s0 + w * 0.22, s1 - w * 0.22, 0.11, 0.75, H - 0.35, GL, r)
                for s in (s0 + w * 0.22, s1 - w * 0.22, (s0 + s1) / 2):
                    b.obox(o, d, nn, s - 0.035, s + 0.035, 0.08, 0.17, 0.75, H - 0.35, DARK)
                b.obox(o, d, nn, s0 + w * 0.2, s1 - w * 0.2, 0.1, 0.22, 0.66, 0.75, WHITE)
            else:
                rec = -0.0 if t == 'W' else -0.35
                b.oquad(o, d, nn, s0, (s0 + s1) / 2, rec, 0.02, H, GL, r)
                b.oquad(o, d, nn, (s0 + s1) / 2, s1, rec, 0.02, H, GL, r)
                for s in (s0, (s0 + s1) / 2):
                    b.obox(o, d, nn, s - 0.04, s + 0.04, rec - 0.02, rec + 0.09, 0.02, H, DARK)
                b.obox(o, d, nn, s0, s1, rec - 0.02, rec + 0.07, 0.02, 0.14, DARK)
                b.obox(o, d, nn, s0, s1, rec - 0.02, rec + 0.06, H - 0.1, H, DARK)
                if t == 'B':
                    first = i == 0 or pat[(i - 1) % len(pat)] != 'B' or i - 1 == 0
                    last = pat[(i + 1) % len(pat)] != 'B' or i + 1 == nb - 1
                    b.obox(o, d, nn, s0, s1, 0, 1.75, -T + 0.06, -0.02, WHITE)
                    b.oquad(o, d, nn, s0, s1, 1.69, 0.02, 1.02, RAIL)
                    b.obox(o, d, nn, s0, s1, 1.66, 1.72, 1.02, 1.08, ALU)
                    for s, c in ((s0, first), (s1, last)):
                        if c:
                            b.obox(o, d, nn, s - 0.09, s + 0.09, -0.3, 1.72, -T + 0.06, H, WHITE)
                    if rr.random() < 0.35:
                        b.obox(
                            o,
                            d,
                            nn,
                            s0 + 0.7,
                            s0 + 1.3,
                            0.5,
                            1.1,
                            0,
                            0.75,
                            plain(
                                'chair%d' % rr.randrange(3),
                                [(0.2, 0.12, 0.08), (0.3, 0.3, 0.32), (0.1, 0.14, 0.12)][rr.randrange(3)],
                                0.8,
                            ),
                        )
    return b


nf = N if frac >= 1 else max(1, int(round(N * frac)))
clad = nf if frac >= 1 else max(0, nf - 6)
if frac > 0.12:
    z = POD + DECKH
    kinds = {}
    for i in range(nf):
        key = (i < clad, i >= N - NSET)  # clad or bare, typical or set back
        if key not in kinds:
            kinds[key] = floor_mesh('floor%d%d' % key, not key[0], 5 if key[1] else 0, OUTS if key[1] else OUTL).obj((0, 0, -900))
        inst(kinds[key], (0, 0, z + FH * i))
    top = z + FH * nf
    if nf > N - NSET:  # penthouse terraces
        b = MB('terraces')
        zt = z + FH * (N - NSET)
        for r in rects(OUTL):
            b.box(*r, zt - 0.32, zt - 0.01, WHITE)
        for o, d, nn, L in edges(OUTL):
            b.obox(o, d, nn, 0, L, -0.35, 0.16, zt - 0.34, zt + 0.35, WHITE)
            b.oquad(o, d, nn, 0, L, -0.1, zt + 0.35, zt + 1.2, RAIL)
            b.obox(o, d, nn, 0, L, -0.14, -0.06, zt + 1.2, zt + 1.26, ALU)
            b.obox(o, d, nn, 0.1, L - 0.1, 0.165, 0.2, zt + 0.12, zt + 0.2, CROWN)
            for k in range(int(L / 7)):
                b.obox(o, d, nn, 3 + k * 7, 5.2 + k * 7, -1.1, -0.5, zt, zt + 0.6, DARK)
        b.obj()
    if frac >= 1:
        b = MB('roof')
        CR = [(13.6, 15.2), (60.4, 15.2), (60.4, 21.8), (19.4, 21.8), (19.4, 56.4), (13.6, 56.4)]
        for r in rects(OUTS):
            b.box(*r, top - 0.4, top, ROOFM)
        for o, d, nn, L in edges(OUTS):
            b.obox(o, d, nn, 0, L, -0.3, 0.14, top - 0.4, top + 1.1, WHITE)
        for k, r in enumerate(rects(CR)):
            b.box(*r, top, top + 4.6, PRECAST)
            b.box(r[0] - 0.8, r[1] + 0.8, r[2] - 0.8, r[3] + 0.8, top + 4.6, top + 5.0 - k * 0.03, WHITE)
        for o, d, nn, L in edges(CR):
            b.obox(o, d, nn, 0, L, 0.02, 0.08, top + 4.2, top + 4.45, CROWN)
            for k in range(int(L / 1.2)):
                b.obox(o, d, nn, k * 1.2 + 0.3, k * 1.2 + 0.42, 0, 0.25, top, top + 4.6, DARK)
        b.box(14.6, 21, 15.6, 21.4, top + 5, top + 9.5, PRECAST)
        b.box(14.2, 21.4, 15.2, 21.8, top + 9.5, top + 9.9, WHITE)
        for p, q in (
            ((14.5, 15.5), (21.1, 15.55)),
            ((21.05, 15.5), (21.1, 21.5)),
            ((14.5, 15.5), (14.55, 21.5)),
            ((14.5, 21.45), (21.1, 21.5)),
        ):
            b.box(p[0], q[0], p[1], q[1], top + 9.1, top + 9.4, CROWN)
        b.cyl(18, 18.5, top + 9.9, top + 21, 0.12, ALU, 0.05, 8)
        b.obj()
else:
    top = 4 + frac * 150

# ---- podium: shops all round, tall commercial floors on the street to the river, six parking levels (two a floor) behind them
PX0, PX1, PY0, PY1 = 0, 78, 0, 74
POUT = [(PX0, PY0), (PX1, PY0), (PX1, PY1), (PX0, PY1)]
b = MB('podium')
if frac > 0.12:
    PARKLIT = emitter('park', (1, 0.86, 0.62), 0.55) if MODE in ('dusk', 'night') else DARK
    AWN = [
        plain('awn%d' % k, c, 0.8)
        for k, c in enumerate([(0.05, 0.06, 0.08), (0.25, 0.06, 0.05), (0.06, 0.13, 0.10), (0.16, 0.13, 0.10)])
    ]
    b.box(PX0 + 0.4, PX1 - 0.4, PY0 + 0.4, PY1 - 0.4, 0, POD, CONC)

    def mullions(o, d, nn, s0, s1, z0, z1, n):
        for q in range(n + 1):
            s = s0 + (s1 - s0) * q / n
            b.obox(o, d, nn, s - 0.04, s + 0.04, -0.02, 0.12, z0, z1, DARK)

    def shop(o, d, nn, s0, s1, kind, glass):
        b.oquad(o, d, nn, s0, s1, 0.0, 0.35, 5.4, glass, R.random())
        b.obox(o, d, nn, s0, s1, -0.1, 0.12, 0, 0.35, DARK)
        mullions(o, d, nn, s0, s1, 0.35, 5.4, 4)
        b.obox(o, d, nn, s0, s1, -0.02, 0.1, 3.25, 3.33, DARK)
        b.obox(o, d, nn, s0, s1, -0.1, 0.2, 5.4, FLOOR1, PRECAST)
        if kind is not None:
            P = lambda a, t, z: (o[0] + d[0] * a + nn[0] * t, o[1] + d[1] * a + nn[1] * t, z)
            b.quad(P(s0 + 0.1, 1.5, 3.2), P(s1 - 0.1, 1.5, 3.2), P(s1 - 0.1, 0.1, 4.05), P(s0 + 0.1, 0.1, 4.05), AWN[kind])
            b.quad(P(s0 + 0.1, 1.5, 2.98), P(s1 - 0.1, 1.5, 2.98), P(s1 - 0.1, 1.5, 3.2), P(s0 + 0.1, 1.5, 3.2), AWN[kind])

    def commercial(o, d, nn, s0, s1, z0):
        for q in range(2):
            m0, m1 = s0 + (s1 - s0) * q / 2, s0 + (s1 - s0) * (q + 1) / 2
            b.oquad(o, d, nn, m0, m1, 0.0, z0 + 0.7, z0 + 5.5, GL, R.random())
        mullions(o, d, nn, s0, s1, z0 + 0.7, z0 + 5.5, 4)
        b.obox(o, d, nn, s0, s1, -0.02, 0.1, z0 + 4.1, z0 + 4.18, DARK)
        b.obox(o, d, nn, s0, s1, -0.1, 0.16, z0, z0 + 0.7, PRECAST)
        b.obox(o, d, nn, s0, s1, -0.1, 0.16, z0 + 5.5, z0 + FLOOR1, PRECAST)

    def parking(o, d, nn, s0, s1, z0, wall):
        for half in (0, FLOOR1 / 2):
            b.obox(o, d, nn, s0, s1, -0.1, 0.16, z0 + half, z0 + half + 1.1, wall)
            b.oquad(o, d, nn, s0, s1, -0.3, z0 + half + 1.1, z0 + half + FLOOR1 / 2, PARKLIT)
            for q in range(15):
                s = s0 + 0.1 + q * (s1 - s0 - 0.2) / 14
                b.obox(o, d, nn, s - 0.03, s + 0.03, -0.05, 0.12, z0 + half + 1.1, z0 + half + FLOOR1 / 2, DARK)

    for ei, (o, d, nn, L) in enumerate(edges(POUT)):
        nb = round(L / 6.2)
        w = L / nb
        b.obox(o, d, nn, -0.2, 0.4, -0.2, 0.35, 0, POD, BRICK)
        for i in range(nb):
            s0, s1 = i * w + 0.4, (i + 1) * w - 0.4
            b.obox(o, d, nn, s1, s1 + (0.8 if i < nb - 1 else 0.6), -0.2, 0.35, 0, POD, BRICK)
            entrance = ei == 0 and nb // 2 - 1 <= i <= nb // 2
            shop(o, d, nn, s0, s1, None if entrance else (i + ei) % 4, LOBBYG if entrance else SHOP)
            for k in (1, 2):
                # the street front, and two bays round each of its corners
                if ei == 0 or (ei == 1 and i < 2) or (ei == 3 and i >= nb - 2):
                    commercial(o, d, nn, s0, s1, k * FLOOR1)
                else:
                    parking(o, d, nn, s0, s1, k * FLOOR1, BRICK if i % 3 == 0 else PRECAST)
        for k in (1, 2):
            b.obox(o, d, nn, -0.2, L + 0.2, -0.4, 0.5, k * FLOOR1 - 0.2, k * FLOOR1 + 0.12, WHITE)
        b.obox(o, d, nn, -0.2, L + 0.2, -0.4, 0.45, POD - 0.6, POD + 1.05, WHITE)
        b.obox(o, d, nn, 0, L, 0.36, 0.44, FLOOR1 - 0.25, FLOOR1 - 0.2, LED)

    # floor 4: a glazed hall under the tower, set back a little, with a column every bay
    AMEN = winglass('amenity', 0.9, by_mode(0.5, 2.4, 1.9, 1.4))
    for r in rects(OUTL):
        b.box(r[0] + 1.4, r[1] - 1.4, r[2] + 1.4, r[3] - 1.4, POD, POD + DECKH - 0.4, DARK)
        b.box(*r, POD + DECKH - 0.62, POD + DECKH - 0.34, WHITE)
    for o, d, nn, L in edges([(9.2, 11.2), (64.8, 11.2), (64.8, 25.8), (23.8, 25.8), (23.8, 60.8), (9.2, 60.8)]):
        nb = max(2, round(L / 3.55))
        w = L / nb
        for i in range(nb):
            b.oquad(o, d, nn, i * w, (i + 1) * w, 0, POD + 0.05, POD + DECKH - 0.6, AMEN, R.random())
            b.obox(o, d, nn, i * w - 0.05, i * w + 0.05, -0.04, 0.1, POD, POD + DECKH - 0.6, DARK)
            if i % 2 == 0:
                b.obox(o, d, nn, i * w, i * w + 0.55, 0.4, 0.95, POD, POD + DECKH - 0.6, WHITE)
        b.obox(o, d, nn, 0, L, -0.06, 0.06, POD + 3.0, POD + 3.07, DARK)
    if frac >= 1:
        # entrance canopy
        b.box(29.5, 48.5, -4.2, 0.2, 4.5, 4.85, DARK)
        b.box(30, 48, -3.9, 0.1, 4.44, 4.5, LED)
        b.box(29.4, 48.6, -4.3, -4.2, 4.45, 5.1, ALU)
        for x in (31, 47):
            b.cyl(x, -3.6, 0, 4.5, 0.16, ALU)
        # roof terrace on the podium
        b.box(PX0 + 0.5, PX1 - 0.5, PY0 + 0.5, PY1 - 0.5, POD, POD + 0.03, PAVE)
        b.box(44, 72, 36, 46, POD, POD + 0.06, DECK)
        b.box(58.5, 72, 46, 68, POD, POD + 0.06, DECK)
        for x0, x1, y0, y1 in (
            (30, 74, 34, 36),
            (30, 74, 68, 70),
            (72, 74, 36, 68),
            (30, 32, 36, 66),
            (44, 56, 46, 52),
            (1.2, 6, 2, 72),
            (8, 76, 1.2, 5),
        ):
            b.box(x0, x1, y0, y1, POD, POD + 0.6, WHITE)
            b.box(x0 + 0.15, x1 - 0.15, y0 + 0.15, y1 - 0.15, POD + 0.55, POD + 0.66, GRASS)
        b.box(33, 43, 38, 44.5, POD + 0.06, POD + 0.10, WALK)
        b.box(46, 58, 54, 66, POD + 0.06, POD + 0.10, WALK)
        b.box(33.5, 42.5, 46.5, 65, POD + 0.06, POD + 0.12, GRASS)
        CANV = plain('canvas', (0.78, 0.74, 0.66), 0.9)
        CU2 = plain('loungecush', (0.10, 0.22, 0.26), 0.9)
        for k in range(7):  # loungers and umbrellas
            x = 47 + k * 1.6
            b.box(x, x + 0.7, 55, 56.9, POD + 0.1, POD + 0.45, CANV)
            b.box(x, x + 0.7, 56.9, 57.3, POD + 0.4, POD + 0.95, CANV)
            b.box(x, x + 0.7, 62, 63.9, POD + 0.1, POD + 0.45, CU2)
            b.box(x, x + 0.7, 63.9, 64.3, POD + 0.4, POD + 0.95, CU2)
        for x, y in ((48.9, 58.6), (53.6, 58.6), (48.9, 61), (53.6, 61), (35.5, 40.8), (40, 40.8)):
            b.cyl(x, y, POD, POD + 2.5, 0.04, ALU, seg=8)
            b.cyl(x, y, POD + 2.3, POD + 2.9, 1.7, CANV, 0.05, 8)
        for x, y in ((35.5, 40.8), (40, 40.8)):
            b.cyl(x, y, POD + 0.1, POD + 0.75, 0.6, WHITE, seg=16)
            for a in range(4):
                b.box(
                    x + 1.1 * math.cos(a * 1.57) - 0.25,
                    x + 1.1 * math.cos(a * 1.57) + 0.25,
                    y + 1.1 * math.sin(a * 1.57) - 0.25,
                    y + 1.1 * math.sin(a * 1.57) + 0.25,
                    POD + 0.1,
                    POD + 0.85,
                    CU2,
                )
        for x0, x1, y0, y1 in (
            (30, 74, 35.98, 36.02),
            (30, 74, 67.98, 68.02),
            (71.98, 72.02, 36, 68),
            (43.98, 56.02, 45.94, 45.98),
            (43.98, 56.02, 52.02, 52.06),
        ):
            b.box(x0, x1, y0, y1, POD + 0.12, POD + 0.2, LED)
        for k in range(5):  # string lights over the tables
            for j in range(14):
                b.cyl(
                    33.5 + j * 0.7,
                    38 + k * 1.7,
                    POD + 3.0 - 0.25 * math.sin(j / 13 * math.pi),
                    POD + 3.14 - 0.25 * math.sin(j / 13 * math.pi),
                    0.07,
                    LED,
                    seg=6,
                )
        for k in range(12):
            b.box(60, 70, 40 + k * 0.9, 40.12 + k * 0.9, POD + 2.8, POD + 3.0, DARK)
        for x in (60.1, 69.7):
            for y in (40.2, 49.8):
                b.box(x, x + 0.2, y, y + 0.2, POD, POD + 2.8, DARK)
            b.box(x, x + 0.2, 40, 50, POD + 2.6, POD + 2.8, DARK)
else:
    building_site(b, (PX0, PX1, PY0, PY1), frac, CONC)
b.obj()

# ---- ground, streets, river
g = MB('ground')
PIT = frac <= 0.12
holed = [(-900, 900, -124.5, 0), (-900, 900, PY1, 900), (-900, PX0, 0, PY1), (PX1, 900, 0, PY1)]
for x0, x1, y0, y1 in holed if PIT else [(-900, 900, -124.5, 900)]:
    g.quad((x0, y0, -0.02), (x1, y0, -0.02), (x1, y1, -0.02), (x0, y1, -0.02), ASPH)
BX, BY, ST = 98, 94, 20
for ix in range(-7, 8):
    for iy in range(-1, 7):
        x0, y0 = ix * BX - 10 + 4, iy * BY - 10 + 4
        x1, y1 = x0 + BX - ST + 12 - 4, y0 + BY - ST + 12 - 4
        if iy < 0 or (PIT and (ix, iy) == (0, 0)):
            continue
        g.box(x0, x1, y0, y1, -0.02, 0.15, WALK)
for iy in range(0, 7):
    y = iy * BY - 10 - 5.0 + 1
    for k in range(-120, 120):
        if (k * 6 + 3 - PX1 / 2) % BX < 80:
            g.quad(
                (k * 6, y - 0.07, 0.004),
                (k * 6 + 3, y - 0.07, 0.004),
                (k * 6 + 3, y + 0.07, 0.004),
                (k * 6, y + 0.07, 0.004),
                LINE,
            )
for ix in range(-5, 6):
    x = ix * BX - 10 - 3
    for k in range(-4, 100):
        g.quad(
            (x - 0.07, k * 6, 0.004), (x + 0.07, k * 6, 0.004), (x + 0.07, k * 6 + 3, 0.004), (x - 0.07, k * 6 + 3, 0.004), LINE
        )
    for k in range(8):
        g.quad(
            (x - 5 + k * 1.3, -8.6, 0.006),
            (x - 4.4 + k * 1.3, -8.6, 0.006),
            (x - 4.4 + k * 1.3, -5.9, 0.006),
            (x - 5 + k * 1.3, -5.9, 0.006),
            LINE,
        )
# south side: riverfront park, promenade, river
g.box(-900, 900, -34, -20.5, -0.02, 0.15, WALK)
g.box(-900, 900, -110, -34, -0.02, 0.12, GRASS)
g.box(-900, 900, -124, -110, -0.02, 0.15, WALK)
g.box(-900, 900, -125, -124, -3.5, 0.5, CONC)
for k in range(7):
    g.quad(
        (-300 + k * 100, -110, 0.14), (-296 + k * 100, -110, 0.14), (-266 + k * 100, -34, 0.14), (-270 + k * 100, -34, 0.14), WALK
    )
WAT = water('river', (0.018, 0.045, 0.055) if MODE in ('day', 'dawn') else (0.006, 0.012, 0.022), 0.32, 0.55, 0.35, 0.04)
g.quad((-3000, -1500, -1.3), (3000, -1500, -1.3), (3000, -124.5, -1.3), (-3000, -124.5, -1.3), WAT)
g.box(-3000, 3000, -1700, -1500, -3, 1.5, GRASS)
LOW = -9.0 if PIT else -3.2
g.quad((-30000, -1600, LOW), (30000, -1600, LOW), (30000, 30000, LOW), (-30000, 30000, LOW), GRASS)
g.obj()

# ---- neighbours: 5 facade meshes with different materials, instanced with scale in z by floors
RED = BRICK
V = neighbours(MODE)
TOWN = random.Random(41)
low = [3, 4, 6, 0]
mid = [0, 1, 5, 6, 2]
for ix in range(-5, 6):
    for iy in range(0, 7):
        if (ix, iy) == (0, 0):
            continue
        x0, y0 = ix * BX - 2, iy * BY - 2
        near = abs(ix) + iy
        for sx in (0, 1):
            for sy in (0, 1):
                k = TOWN.choice(
                    low
                    if (near > 4 or iy == 0 or abs(ix) > 3 or (KIND in ('hero', 'northeast', 'model', 'court') and ix in (-1, 0, 1, 2) and iy < 3))
                    else mid
                )
                inst(
                    V[k],
                    (x0 + 1 + sx * 42, y0 + 1 + sy * 38, 0),
                    0,
                    (TOWN.uniform(0.93, 1.02), TOWN.uniform(0.93, 1.02), TOWN.uniform(0.9, 1.1)),
                )

# skyline of the far bank
for k in range(110):
    x = -3600 + k * 47 + TOWN.uniform(-16, 16)
    inst(V[TOWN.choice(low + mid)], (x, -1600 - TOWN.uniform(20, 170), 1.5), math.pi, (1.1, 1, TOWN.uniform(0.8, 1.5)))

# ---- trees, lamps, cars
T = [
    tree_mesh(i, h, 7000, c, size=0.24)
    for i, (h, c) in enumerate(
        [(8, (0.045, 0.095, 0.018)), (9.5, (0.032, 0.075, 0.016)), (7, (0.06, 0.10, 0.02)), (10.5, (0.04, 0.08, 0.02))]
    )
]
for ix in range(-3, 4):
    for k in range(9):
        if ix == 0 and 3 <= k <= 5:
            continue
        inst(R.choice(T), (ix * BX + k * 9.6 + R.uniform(-0.5, 0.5), -3.6, 0.1), R.uniform(0, 6), R.uniform(0.62, 0.85))
for k in range(-30, 60):
    inst(R.choice(T), (k * 9 + R.uniform(-1, 1), -23.5 + R.uniform(-0.4, 0.4), 0.1), R.uniform(0, 6), R.uniform(0.65, 0.95))
CAM = {'day': (-62, -118), 'southwest': (-100, -168), 'quay': (-100, -168), 'aerial': (176, -200), 'over': (176, -200), 'dusk': (-88, -200), 'evening': (-88, -200), 'build': (-70, -112), 'model': (-70, -112), 'crane': (-70, -112)}.get(
    KIND, (0, -400)
)


def in_cone(x, y, margin=0.0):
    """Is a point of the riverside park between the camera and the tower?  Nothing tall may stand there."""
    if y > -6:
        return False
    u = (y - CAM[1]) / (5 - CAM[1])
    return abs(x - (CAM[0] + u * (36 - CAM[0]))) < 6 + 46 * u + margin or math.dist((x, y), CAM) < 26


for k in range(330):
    x, y = R.uniform(-450, 520), R.uniform(-107, -37)
    if in_cone(x, y):
        continue
    inst(R.choice(T), (x, y, 0.1), R.uniform(0, 6), R.uniform(0.8, 1.35))
for ix in range(-3, 4):
    for k in range(9):
        inst(R.choice(T), (ix * BX - 5.2, 6 + k * 9.4, 0.1), R.uniform(0, 6), R.uniform(0.6, 0.8))
        inst(R.choice(T), (ix * BX + 80.8, 6 + k * 9.4, 0.1), R.uniform(0, 6), R.uniform(0.6, 0.8))
if frac >= 1:
    for k in range(16):
        inst(R.choice(T), (33 + k * 2.7, 35 + R.uniform(-0.3, 0.3), POD + 0.5), R.uniform(0, 6), 0.42)
        inst(R.choice(T), (33 + k * 2.7, 69, POD + 0.5), R.uniform(0, 6), 0.4)
    for k in range(20):
        inst(R.choice(T), (9 + k * 3.4, 3.2, POD + 0.5), R.uniform(0, 6), 0.38)
for k in range(500):
    inst(R.choice(T), (R.uniform(-1500, 1500), R.uniform(-1600, -1500), 1), R.uniform(0, 6), (1.6, 1.6, R.uniform(1.2, 1.8)))
lm = MB('lamp')
lm.cyl(0, 0, 0, 5.4, 0.08, DARK, 0.05, 8)
lm.cyl(0, 0, 5.4, 5.85, 0.12, emitter('lampglow', (1, 0.75, 0.45), by_mode(0.8, 30, 30, 6)), 0.2, 10)
lm.cyl(0, 0, 5.85, 5.95, 0.24, DARK, 0.05, 10)
L0 = lm.obj((-400, -5.2, 0.1))
for k in range(-14, 18):
    inst(L0, (k * 19.6 + 4, -6.2, 0.1))
    inst(L0, (k * 19.6, -20.9, 0.1))
    in_cone(k * 19.6, -112, 14) or inst(L0, (k * 19.6, -112, 0.1))
C = fleet(
    [(0.6, 0.6, 0.6), (0.02, 0.02, 0.025), (0.25, 0.02, 0.02), (0.03, 0.06, 0.14), (0.32, 0.33, 0.35), (0.75, 0.74, 0.72)],
    MODE != 'day',
)
for k in range(46):
    x = R.uniform(-260, 320)
    a = R.random() < 0.5
    if KIND == 'street' and a and -25 < x < 22:
        continue  # the lane before the camera
    inst(R.choice(C), (x, -16.2 if a else -9.6, 0), 0 if a else math.pi)
for ix in (-1, 0, 1, 2):
    for k in range(16):
        y = R.uniform(0, 400)
        a = R.random() < 0.5
        inst(R.choice(C), (ix * BX - 10 - 3 + (2.6 if a else -2.6), y, 0), math.pi / 2 * (1 if a else -1))

# ---- construction: cranes, hoarding, edge protection
if frac < 1:
    YEL = plain('craney', (0.72, 0.42, 0.03), 0.5)
    c = MB('crane')

    def crane(x, y, H, az):
        def truss(f, L, w, step):
            for k in range(int(L / step)):
                a, e = k * step, (k + 1) * step
                for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    c.bar(f(a, u * w, v * w), f(e, u * w, v * w), 0.18, YEL)
                c.bar(f(a, -w, -w), f(e, w, -w), 0.1, YEL)
                c.bar(f(a, -w, w), f(e, w, w), 0.1, YEL)
                c.bar(f(a, -w, -w), f(e, -w, w), 0.1, YEL)
                c.bar(f(a, w, -w), f(e, w, w), 0.1, YEL)

        foot = DEEP if PIT else 0
        truss(lambda a, u, v: (x + u, y + v, a - foot), H + foot, 0.9, 2.2)
        ca, sa = math.cos(az), math.sin(az)
        F = lambda a, u, v: (x + ca * a - sa * u, y + sa * a + ca * u, H + 1 + v)
        truss(F, 52, 0.7, 2.0)
        truss(lambda a, u, v: F(-a, u, v), 16, 0.7, 2.0)
        c.bar((x, y, H), (x, y, H + 9), 0.9, YEL)
        c.bar((x, y, H + 9), F(34, 0, 0.7), 0.12, DARK)
        c.bar((x, y, H + 9), F(-14, 0, 0.7), 0.12, DARK)
        c.bar(F(-12, 0, -1), F(-16, 0, -1), 3, CONC)
        c.bar(F(36, 0, 0), (F(36, 0, 0)[0], F(36, 0, 0)[1], H - 22), 0.1, DARK)
        c.box(x + 1, x + 2.6, y - 2, y - 0.6, H - 1.6, H + 0.6, plain('cab', (0.8, 0.8, 0.8), 0.4))

    crane(29.5, 32, top + 24, 0.5)
    crane(72, 5, max(30, top + 12) if frac > 0.4 else 44, 2.5)
    HO = plain('hoard', (0.10, 0.20, 0.30), 0.7)
    for o, d, nn, L in edges([(-5, -4.5), (83, -4.5), (83, 79), (-5, 79)]):
        c.obox(o, d, nn, 0, L, -0.1, 0, 0, 2.4, HO)
    if frac > 0.12:
        NET = plain('net', (0.75, 0.25, 0.04), 0.9)
        for i in range(clad, nf):
            for o, d, nn, L in edges(OUTS if i >= N - NSET else OUTL):
                c.obox(o, d, nn, 0, L, 0.02, 0.06, z + FH * i + 1.0, z + FH * i + 1.08, NET)
                c.obox(o, d, nn, 0, L, 0.02, 0.05, z + FH * i + 0.5, z + FH * i + 0.56, NET)
    c.obj()

# ---- park furniture: benches along the promenade, shrubs, blades of grass near the camera
b = MB('bench')
TK = plain('teak', (0.27, 0.15, 0.08), 0.6, var=0.2)
for k in range(4):
    b.box(-0.9, 0.9, -0.22 + k * 0.125, -0.12 + k * 0.125, 0.43, 0.46, TK)
for k in range(3):
    b.box(-0.9, 0.9, 0.27 + k * 0.03, 0.30 + k * 0.03, 0.55 + k * 0.13, 0.65 + k * 0.13, TK)
for x in (-0.75, 0.75):
    b.box(x - 0.03, x + 0.03, -0.2, 0.3, 0, 0.43, DARK)
    b.box(x - 0.03, x + 0.03, 0.26, 0.32, 0.43, 0.95, DARK)
BEN = b.obj((0, 0, -500))
SH = tree_mesh(9, 3.2, 3000, (0.035, 0.07, 0.02), 0.13)
for k in range(-12, 16):
    inst(BEN, (k * 17.0 + 3, -110.6, 0.15), math.pi)
for k in range(240):
    x = R.uniform(-220, 260)
    inst(SH, (x, -36.5 + R.uniform(-0.6, 0.6), -1.1), R.uniform(0, 6), R.uniform(0.8, 1.2))


def grass_near(cam, to, n=420, r=34.0):
    """Scatter patches of real blades in front of the camera (cheap: instances of one mesh)."""
    gm = plain('blade', (0.060, 0.085, 0.022), 0.6, var=0.45, vscale=0.9)
    rr = random.Random(4)
    b = MB('tuft')
    for k in range(1500):
        x, y = rr.uniform(-1.5, 1.5), rr.uniform(-1.5, 1.5)
        a = rr.uniform(0, 6.28)
        h = rr.uniform(0.05, 0.12)
        w = 0.006
        lx, ly = rr.gauss(0, 0.025), rr.gauss(0, 0.025)
        c, s_ = math.cos(a) * w, math.sin(a) * w
        b.quad(
            (x - c, y - s_, 0),
            (x + c, y + s_, 0),
            (x + lx + c * 0.2, y + ly + s_ * 0.2, h),
            (x + lx - c * 0.2, y + ly - s_ * 0.2, h),
            gm,
        )
    o = b.obj((0, 0, -500))
    az = math.atan2(to[1] - cam[1], to[0] - cam[0])
    for k in range(n):
        d, a = 2 + r * math.sqrt(rr.random()), az + rr.uniform(-0.85, 0.85)
        x, y = cam[0] + d * math.cos(a), cam[1] + d * math.sin(a)
        if -109.5 < y < -34.5:
            inst(o, (x, y, 0.12), rr.uniform(0, 6), (1, 1, rr.uniform(0.7, 1.3)))


# ---- views: sky, camera, final grade
DUSK = [
    (0.0, (0.62, 0.30, 0.17)),
    (0.07, (0.46, 0.27, 0.25)),
    (0.18, (0.20, 0.20, 0.32)),
    (0.45, (0.055, 0.095, 0.23)),
    (1.0, (0.02, 0.04, 0.12)),
]
if KIND == 'hero':  # north-east, drone height: inner corner of the L, roof terrace, river behind
    gradsky(DUSK, (1.0, 0.42, 0.12), 222.0, 1.0, 0.45, (0.80, 0.32, 0.20), (0.16, 0.14, 0.24), 1.5, seed=5.0)
    for x, y in ((38, 42), (50, 40), (64, 56), (42, 60), (52, 60)):
        area((x, y, POD + 6), (4, 4), 700, (1, 0.80, 0.56))
    camera((168, 186, 92), (40, 36, 60), 31)
    render(OUT, 48, exposure=0.22, haze=((0.26, 0.16, 0.15), 2600, 0.75), bloom=0.16, sat=1.12, bounces=4)
elif KIND == 'dusk':
    gradsky(DUSK, (1.0, 0.42, 0.12), -24.0, 1.0, 0.45, (0.80, 0.32, 0.20), (0.16, 0.14, 0.24), 1.5, seed=2.0)
    camera((-88, -200, 4.2), (24, 24, 42), 30)
    render(OUT, 48, exposure=-0.15, haze=((0.22, 0.14, 0.15), 2600, 0.6), bloom=0.16, sat=1.12, bounces=4)
elif KIND == 'sunrise':  # far bank, mist on the water
    gradsky(
        [
            (0.0, (0.95, 0.55, 0.28)),
            (0.05, (0.85, 0.52, 0.36)),
            (0.14, (0.55, 0.46, 0.48)),
            (0.35, (0.22, 0.30, 0.48)),
            (1.0, (0.08, 0.15, 0.32)),
        ],
        (1.0, 0.55, 0.2),
        62.0,
        1.1,
        0.5,
        (1.0, 0.55, 0.35),
        (0.40, 0.36, 0.46),
        1.1,
        seed=7.0,
    )
    sunlamp(7, 58, 2.6, (1, 0.58, 0.32))
    camera((-250, -560, 6), (20, 24, 44), 46)
    render(OUT, 48, exposure=0.15, haze=((0.55, 0.36, 0.30), 4200, 0.6), bloom=0.1, sat=1.12, bounces=4)
elif KIND == 'day':
    sky(36, 215, 0.10, 0.6, 0.45, seed=6.4, dust=0.5)
    grass_near((-62, -118), (33, 24))
    camera((-62, -118, 3.2), (33, 24, 60), 22.5)
    render(OUT, 48, exposure=-0.12, haze=((0.36, 0.5, 0.75), 3200, 0.7), bloom=0.03, sat=1.1, bounces=4)
elif KIND == 'southwest':  # to point at: the river side and the street side whole, from half the height of the tower
    sky(38, 205, 0.10, 0.6, 0.4, seed=6.4, dust=0.5)
    camera((-100, -168, 60), (34, 30, 60), 60)
    render(OUT, 24, (1280, 1600), exposure=-0.12, haze=((0.36, 0.5, 0.75), 3200, 0.7), bloom=0.03, sat=1.1, bounces=4)
elif KIND == 'northeast':  # to point at: both sides of the court, on a summer morning
    sky(42, 82, 0.10, 0.6, 0.4, seed=6.4, dust=0.5)
    camera((168, 186, 92), (37, 35, 63), 50)
    render(OUT, 24, (1280, 1600), exposure=-0.12, haze=((0.36, 0.5, 0.75), 3200, 0.7), bloom=0.03, sat=1.1, bounces=4)
elif KIND == 'night':
    gradsky(
        [(0.0, (0.10, 0.07, 0.07)), (0.12, (0.05, 0.055, 0.09)), (0.5, (0.012, 0.02, 0.05)), (1.0, (0.006, 0.01, 0.03))],
        (0.4, 0.2, 0.1),
        38.0,
        0.2,
        0.3,
        (0.12, 0.08, 0.08),
        (0.03, 0.03, 0.05),
        0.6,
        seed=2.0,
    )
    camera((-26, -33, 1.8), (34, 10, 44), 17)
    render(OUT, 64, exposure=0.6, bloom=0.2, sat=1.1, bounces=4)
elif KIND == 'aerial':  # from over the river, drone height
    sky(30, 148, 0.10, 0.6, 0.4, seed=8.0, dust=0.6)
    camera((176, -200, 92), (38, 40, 50), 29)
    render(OUT, 48, exposure=-0.3, haze=((0.56, 0.62, 0.68), 2200, 0.95, 0.11), bloom=0.03, sat=1.1, bounces=4)
elif KIND == 'street':
    sky(32, 235, 0.10, 0.5, 0.6, seed=5.0)
    camera((-7, -19.6, 2.1), (34, 0, 6.6), 23)
    render(OUT, 64, exposure=0.1, haze=((0.36, 0.5, 0.75), 3200, 0.7), bloom=0.05, sat=1.08, bounces=4)
elif KIND == 'entrance':
    gradsky(DUSK, (1.0, 0.42, 0.12), 38.0, 0.9, 0.45, (0.80, 0.32, 0.20), (0.16, 0.14, 0.24), 1.5, seed=2.0)
    area((39, -1.9, 4.35), (17, 3.4), 900, (1, 0.8, 0.55))
    camera((33, -19.5, 1.7), (39.5, 0, 4.3), 22)
    render(OUT, 48, exposure=0.1, bloom=0.16, sat=1.1, bounces=4)
elif KIND == 'balconies':
    sky(36, 215, 0.10, 0.6, 0.45, seed=6.4, dust=0.5)
    camera((-40, -60, 66), (24, 12, 74), 50, vertical=True)
    render(OUT, 48, exposure=-0.15, haze=((0.36, 0.5, 0.75), 3200, 0.7), bloom=0.03, sat=1.1, bounces=4)
elif KIND == 'build':  # fixed camera: a time-lapse; PAR[1] varies sky and sun from date to date
    k = int(PAR[1]) if len(PAR) > 1 else 0
    el, az, cl = [(36, 215, 0.5), (28, 200, 0.65), (42, 225, 0.35), (22, 235, 0.55), (33, 205, 0.75)][k % 5]
    sky(el, az, 0.10, 0.6, cl, seed=11.0 + k * 3.7, dust=0.5)
    grass_near((-70, -112), (33, 24))
    camera((-70, -112, 5), (33, 24, 24 + 30 * frac), 23)
    render(OUT, 48, exposure=-0.3, haze=((0.36, 0.46, 0.64), 3600, 0.6), bloom=0.03, sat=1.08, bounces=4)
elif KIND in ('court', 'over'):  # a drone above the court, or above the river
    k = int(PAR[1]) if len(PAR) > 1 else 0
    el, az, cl = [(36, 215, 0.5), (28, 150, 0.65), (42, 60, 0.35), (34, 148, 0.55), (33, 75, 0.6)][k % 5]
    sky(el, az, 0.10, 0.6, cl, seed=51.0 + k * 3.7, dust=0.6)
    if KIND == 'court':
        camera((158, 172, 84), (40, 36, 20 + 36 * frac), 29)
    else:
        camera((176, -200, 92), (38, 40, 18 + 40 * frac), 31)
    render(OUT, 48, exposure=-0.28, haze=((0.56, 0.62, 0.68), 2200, 0.95, 0.11), bloom=0.03, sat=1.08, bounces=4)
elif KIND == 'evening':  # the crews have gone; work lamps on the open floors
    gradsky(DUSK, (1.0, 0.42, 0.12), -24.0, 1.0, 0.45, (0.80, 0.32, 0.20), (0.16, 0.14, 0.24), 1.5, seed=9.0)
    for i in range(max(clad, 0), nf):
        for x, y in ((16, 18), (36, 18), (56, 18), (16, 40), (16, 55)):
            area((x, y, z + FH * i + 2.6), (1.6, 1.6), 2400, (1, 0.86, 0.62))
    camera((-88, -200, 4.2), (24, 24, 40), 30)
    render(OUT, 48, exposure=-0.1, haze=((0.22, 0.14, 0.15), 2600, 0.6), bloom=0.16, sat=1.12, bounces=4)
elif KIND == 'site':  # from the roof of a neighbour: early phases, the whole block in view
    k = int(PAR[1]) if len(PAR) > 1 else 0
    el, az, cl = [(36, 215, 0.5), (28, 200, 0.65), (42, 225, 0.35), (22, 235, 0.55), (33, 205, 0.75)][k % 5]
    sky(el, az, 0.10, 0.6, cl, seed=31.0 + k * 3.7, dust=0.5)
    camera((4, -46, 50) if PIT else (-52, -58, 44), (42, 38, -8) if PIT else (40, 36, 8 + 50 * frac), 25 if PIT else 27, vertical=False)
    render(OUT, 48, exposure=-0.25, haze=((0.36, 0.46, 0.64), 3600, 0.6), bloom=0.03, sat=1.08, bounces=4)
elif KIND == 'corner':  # from the pavement across the street
    k = int(PAR[1]) if len(PAR) > 1 else 0
    sky([32, 24][k % 2], 235, 0.10, 0.5, 0.6, seed=41.0 + k * 3.7)
    camera((-26, -18.8, 2.1), (30, 14, 18 + 30 * frac), 22)
    render(OUT, 48, exposure=0.05, haze=((0.36, 0.5, 0.75), 3200, 0.7), bloom=0.05, sat=1.08, bounces=4)
elif KIND == 'quay':  # from half the height of the tower, over the riverside
    sky(30, 150, 0.10, 0.6, 0.45, seed=61.0, dust=0.5)
    camera((-100, -168, 60), (36, 30, 10 + 40 * frac), 40)
    render(OUT, 48, exposure=-0.2, haze=((0.36, 0.46, 0.64), 3200, 0.7), bloom=0.03, sat=1.08, bounces=4)
elif KIND == 'hook':  # beside the cranes, the river behind
    sky(34, 75, 0.10, 0.6, 0.4, seed=71.0, dust=0.5)
    camera((128, 140, top + 16), (34, 28, top + 2), 34)
    render(OUT, 48, exposure=-0.28, haze=((0.56, 0.62, 0.68), 2400, 0.9, 0.11), bloom=0.03, sat=1.08, bounces=4)
elif KIND == 'model':  # design rendering: everything in white, soft light
    clay = plain('clay', (0.80, 0.79, 0.77), 0.9)
    sc.view_layers[0].material_override = clay
    flatworld((0.80, 0.88, 1.0), 0.75)
    sunlamp(38, 150, 2.6, (1, 0.95, 0.88), 4.0)
    camera((150, 172, 108), (38, 34, 56), 29)
    render(OUT, 40, exposure=-0.45, haze=((0.80, 0.82, 0.84), 2600, 0.8), bloom=0.0, sat=0.9, vign=0.05, bounces=4)
elif KIND == 'crane':
    sky(30, 230, 0.10, 0.6, 0.5, seed=21.0, dust=0.5)
    camera((-30, -46, 22), (36, 20, top + 2), 34, vertical=False)
    render(OUT, 48, exposure=-0.2, haze=((0.36, 0.46, 0.64), 3600, 0.6), bloom=0.03, sat=1.08, bounces=4)
