"""Service rooms: indoor parking (levels 1 to 6), bicycle storage, laundry, corridor with the garbage chute.

usage: blender -b -t 2 --python service.py -- VIEW OUT.png
VIEW: parking:1 .. parking:6   bikes   laundry   chute
"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
from cars import *
from furniture import *

argv = sys.argv[sys.argv.index('--') + 1 :]
VIEW, OUT = argv[0], argv[1]
KIND, *PAR = VIEW.split(':')
sc = reset()
random.seed(21)
R = random.Random(21)
BLACK = plain('black', (0.022, 0.022, 0.024), 0.4, 0.3)
STEEL = plain('steel', (0.68, 0.68, 0.68), 0.22, 1.0)
WHITE = plain('whitepaint', (0.76, 0.75, 0.72), 0.6, var=0.05)
LEVELCOL = {
    1: (0.02, 0.16, 0.42),
    2: (0.45, 0.05, 0.03),
    3: (0.03, 0.28, 0.10),
    4: (0.70, 0.32, 0.02),
    5: (0.24, 0.05, 0.30),
    6: (0.02, 0.30, 0.32),
}
TUBE = emitter('tubelamp', (0.95, 0.98, 1), 16)


def parking(level):
    """One hall 58 x 17 m: aisle in the middle, bays on both sides, columns every 7.8 m with the level's colour and number."""
    col = LEVELCOL[level]
    rr = random.Random(level)
    W, D, H = 58.0, 17.0, 2.9
    CONC = plain('concrete', (0.40, 0.39, 0.375), 0.8, var=0.16, vscale=0.4, bump=0.25, bscale=14)
    BAND = plain('band%d' % level, col, 0.45, var=0.06)
    LINE = plain('line', (0.78, 0.77, 0.73), 0.6, var=0.12, vscale=2.0)
    YEL = plain('yellow', (0.72, 0.46, 0.03), 0.55, var=0.1)
    PIPE = plain('pipe', (0.42, 0.06, 0.04), 0.4, 0.1)
    GALV = plain('galv', (0.55, 0.56, 0.57), 0.35, 0.9, var=0.1)
    FL, n = newmat('epoxy')
    a = n.noise(n.pos(), 0.35, 6, 0.6)
    s = n.noise(n.pos((0.25, 3, 1)), 1.1, 4, 0.6)
    c = n.mix(n.ramp(a, [(0.35, 0.0), (0.7, 1.0)]), (0.24, 0.245, 0.245), (0.17, 0.172, 0.172))
    c = n.mix(n.math('MULTIPLY', n.ramp(s, [(0.5, 0.0), (0.75, 1.0)]), 0.35), c, (0.07, 0.07, 0.07))
    n.out(
        n(
            'ShaderNodeBsdfPrincipled',
            None,
            Base_Color=c,
            Roughness=n.math('ADD', 0.16, n.math('MULTIPLY', a, 0.22)),
            Specular=0.5,
        )
    )
    b = MB('hall')
    b.box(0, W, 0, D, -0.2, 0, FL)
    b.box(0, W, 0, D, H, H + 0.3, CONC)
    b.box(-0.3, 0, 0, D, 0, H, CONC)
    b.box(W, W + 0.3, 0, D, 0, H, CONC)
    b.box(0, W, D, D + 0.3, 0, H, CONC)
    b.box(0, W, -0.3, 0, 0, H, CONC)
    b.box(0, W, D - 0.02, D, 0.75, 1.25, BAND)
    b.box(W - 0.02, W, 0, D, 0.75, 1.25, BAND)
    b.box(0, W, 0, 0.02, 0.75, 1.25, BAND)
    b.box(0, W, D - 0.022, D, 1.28, 1.31, BAND)
    for k in range(8):
        x = 1.5 + k * 7.8
        b.box(x - 0.2, x + 0.2, 0, D, H - 0.42, H, CONC)  # beams
    for k in range(8):
        x = 1.5 + k * 7.8
        for y in (5.3, 11.7):
            b.box(x - 0.3, x + 0.3, y - 0.3, y + 0.3, 0, H, CONC)
            b.box(x - 0.305, x + 0.305, y - 0.305, y + 0.305, 1.0, 2.3, BAND)
            b.box(x - 0.31, x + 0.31, y - 0.31, y + 0.31, 0, 0.06, YEL)
            b.box(x - 0.31, x + 0.31, y - 0.31, y + 0.31, 0.12, 0.5, YEL)
            for j in range(3):
                b.box(x - 0.312, x + 0.312, y - 0.312, y + 0.312, 0.16 + j * 0.12, 0.21 + j * 0.12, BLACK)
    for k in range(22):  # bay lines
        x = 2.1 + k * 2.6
        b.quad((x - 0.05, 0.3, 0.002), (x + 0.05, 0.3, 0.002), (x + 0.05, 5.2, 0.002), (x - 0.05, 5.2, 0.002), LINE)
        b.quad((x - 0.05, 11.8, 0.002), (x + 0.05, 11.8, 0.002), (x + 0.05, 16.7, 0.002), (x - 0.05, 16.7, 0.002), LINE)
        b.box(x + 0.6, x + 2.0, 0.5, 0.65, 0, 0.11, YEL if k % 2 else BLACK)
        b.box(x + 0.6, x + 2.0, D - 0.65, D - 0.5, 0, 0.11, YEL)
    for x in (9, 27, 45):  # arrows on the floor
        b.quad((x, 9.9, 0.002), (x + 2.2, 9.9, 0.002), (x + 2.2, 10.1, 0.002), (x, 10.1, 0.002), LINE)
        b.quad((x + 2.2, 9.6, 0.002), (x + 3.1, 9.98, 0.002), (x + 3.1, 10.02, 0.002), (x + 2.2, 10.4, 0.002), LINE)
        x += 6
        b.quad((x + 0.9, 6.9, 0.002), (x + 3.1, 6.9, 0.002), (x + 3.1, 7.1, 0.002), (x + 0.9, 7.1, 0.002), LINE)
        b.quad((x + 0.9, 7.4, 0.002), (x, 7.02, 0.002), (x, 6.98, 0.002), (x + 0.9, 6.6, 0.002), LINE)
    for y, r, m in ((2.3, 0.06, PIPE), (2.9, 0.035, GALV), (14.6, 0.06, PIPE), (14.0, 0.09, GALV)):
        b.rod((0, y, H - 0.52), (W, y, H - 0.52), r, m, seg=18)
    for k in range(14):
        x = 2 + k * 4.2
        b.rod((x, 2.3, H - 0.52), (x, 2.3, H - 0.68), 0.02, PIPE, seg=8)
        b.cyl(x, 2.3, H - 0.72, H - 0.68, 0.035, STEEL, seg=10)
    b.box(0, W, 8.1, 8.9, H - 0.36, H - 0.30, GALV) if level % 2 else None
    for k in range(14):  # lamps
        x = 2.6 + k * 3.9
        for y in (4.0, 8.5, 13.0):
            b.box(x - 0.65, x + 0.65, y - 0.06, y + 0.06, H - 0.50, H - 0.44, GALV)
            b.box(x - 0.62, x + 0.62, y - 0.05, y + 0.05, H - 0.52, H - 0.50, TUBE)
    b.box(W - 0.06, W - 0.02, 7.4, 9.6, 0, 2.2, plain('door', (0.30, 0.31, 0.32), 0.4, 0.3))
    b.box(W - 0.08, W - 0.05, 8.47, 8.53, 0, 2.2, BLACK)
    b.box(W - 0.1, W - 0.02, 8.1, 8.9, 2.3, 2.52, emitter('exit', (0.05, 0.65, 0.22), 2.2))
    b.obj(bevel=0.006, seg=1)
    for y, p in ((8.5, 900), (4.0, 520), (13.0, 520)):
        area((W / 2, y, H - 0.54), (W - 3, 0.12), p, (0.96, 0.98, 1))  # three long lights: many small ones make noise
    area((W / 2, 8.5, 0.3), (W - 4, 6), 160, (0.9, 0.93, 1), (180, 0, 0))  # the light that the floor reflects to the ceiling
    NUM = plain('num', (0.86, 0.85, 0.82), 0.6)
    for k in range(8):
        x = 1.5 + k * 7.8
        for y in (5.3, 11.7):
            text('P%d' % level, (x - 0.313, y, 1.86), 0.42, NUM, (90, 0, -90), 0.002)
            text('ABCDEFGH'[k], (x - 0.313, y, 1.30), 0.26, NUM, (90, 0, -90), 0.002)
            text('P%d' % level, (x + 0.313, y, 1.86), 0.42, NUM, (90, 0, 90), 0.002)
            text('ABCDEFGH'[k], (x + 0.313, y, 1.30), 0.26, NUM, (90, 0, 90), 0.002)
    text('LEVEL %d' % level, (W - 0.03, 10.6, 1.8), 0.36, BAND, (90, 0, -90), 0.004)
    text('LIFTS', (W - 0.03, 8.5, 2.68), 0.2, WHITE, (90, 0, -90), 0.004)
    if level in (2, 5):  # charging posts
        for k in range(5):
            x = 7.4 + k * 2.6
            e = MB('ev')
            e.box(x - 0.14, x + 0.14, D - 0.32, D - 0.12, 0, 1.35, WHITE)
            e.box(x - 0.10, x + 0.10, D - 0.325, D - 0.32, 0.95, 1.2, emitter('evscreen', (0.15, 0.6, 0.35), 1.6))
            e.rod((x + 0.16, D - 0.22, 1.05), (x + 0.16, D - 0.22, 0.8), 0.03, BLACK)
            e.obj(bevel=0.02)
            tube(
                'cable',
                [(x + 0.16, D - 0.22, 0.8), (x + 0.3, D - 0.3, 0.2), (x + 0.1, D - 0.32, 0.25), (x, D - 0.32, 0.8)],
                0.014,
                BLACK,
            )
    C = fleet(
        [
            (0.55, 0.56, 0.57),
            (0.02, 0.02, 0.025),
            (0.26, 0.02, 0.02),
            (0.03, 0.07, 0.17),
            (0.30, 0.31, 0.33),
            (0.72, 0.71, 0.69),
            (0.04, 0.11, 0.09),
            (0.16, 0.17, 0.18),
            (0.40, 0.34, 0.25),
        ],
        False,
    )
    for k in range(21):
        x = 2.1 + k * 2.6 + 1.3
        if any(abs(1.5 + j * 7.8 - x) < 0.2 for j in range(8)):
            continue
        for y, a in ((2.9, -math.pi / 2), (14.1, math.pi / 2)):
            if rr.random() < 0.62:
                inst(
                    rr.choice(C),
                    (x + rr.uniform(-0.1, 0.1), y + rr.uniform(-0.25, 0.25), 0),
                    a + (math.pi if rr.random() < 0.35 else 0) + rr.uniform(-0.02, 0.02),
                )
    flatworld((0.6, 0.65, 0.7), 0.05)


def bicycle(x, y, rz, colour, lean=0.0):
    b = MB('bicycle')
    F = plain('bikeframe%s' % (colour,), colour, 0.25, 0.3, coat=0.6)
    TY = plain('tyre', (0.02, 0.02, 0.02), 0.8)
    RIM = STEEL

    def wheel(cx):
        seg = 36
        for k in range(seg):
            a, c = 2 * math.pi * k / seg, 2 * math.pi * (k + 1) / seg
            b.rod(
                (cx + 0.335 * math.cos(a), 0, 0.345 + 0.335 * math.sin(a)),
                (cx + 0.335 * math.cos(c), 0, 0.345 + 0.335 * math.sin(c)),
                0.017,
                TY,
                seg=8,
            )
            b.rod(
                (cx + 0.312 * math.cos(a), 0, 0.345 + 0.312 * math.sin(a)),
                (cx + 0.312 * math.cos(c), 0, 0.345 + 0.312 * math.sin(c)),
                0.009,
                RIM,
                seg=6,
            )
        for k in range(14):
            a = k * 2 * math.pi / 14
            b.rod((cx, 0.02 * (-1) ** k, 0.345), (cx + 0.31 * math.cos(a), 0, 0.345 + 0.31 * math.sin(a)), 0.0018, RIM, seg=4)
        b.rod((cx, -0.045, 0.345), (cx, 0.045, 0.345), 0.022, BLACK, seg=12)

    wheel(-0.52)
    wheel(0.52)
    bb, st, hd, hb = (-0.07, 0, 0.30), (-0.22, 0, 0.80), (0.34, 0, 0.86), (0.37, 0, 0.74)
    for p, q, r in (
        (bb, st, 0.016),
        (st, hd, 0.016),
        (bb, hb, 0.019),
        (hd, hb, 0.02),
        ((-0.52, 0.05, 0.345), bb, 0.009),
        ((-0.52, -0.05, 0.345), bb, 0.009),
        ((-0.52, 0.05, 0.345), st, 0.008),
        ((-0.52, -0.05, 0.345), st, 0.008),
        (hb, (0.52, 0.05, 0.345), 0.011),
        (hb, (0.52, -0.05, 0.345), 0.011),
    ):
        b.rod(p, q, r, F, seg=12)
    b.rod(st, (-0.26, 0, 0.92), 0.013, STEEL)
    b.hexa(
        [
            (-0.42, -0.07, 0.92),
            (-0.13, -0.03, 0.92),
            (-0.13, 0.03, 0.92),
            (-0.42, 0.07, 0.92),
            (-0.41, -0.06, 0.97),
            (-0.13, -0.02, 0.955),
            (-0.13, 0.02, 0.955),
            (-0.41, 0.06, 0.97),
        ],
        BLACK,
    )
    b.rod(hd, (0.32, 0, 0.98), 0.014, STEEL)
    b.rod((0.32, -0.28, 1.0), (0.32, 0.28, 1.0), 0.012, BLACK)
    b.rod((0.32, 0.2, 1.0), (0.26, 0.29, 1.0), 0.016, BLACK)
    b.rod((0.32, -0.2, 1.0), (0.26, -0.29, 1.0), 0.016, BLACK)
    b.rod((-0.07, -0.03, 0.30), (-0.07, 0.03, 0.30), 0.085, BLACK, seg=28)
    b.rod((-0.07, 0.05, 0.30), (0.03, 0.05, 0.16), 0.01, STEEL)
    b.rod((-0.07, -0.05, 0.30), (-0.17, -0.05, 0.44), 0.01, STEEL)
    b.box(-0.02, 0.08, 0.05, 0.13, 0.145, 0.165, BLACK)
    b.box(-0.22, -0.12, -0.13, -0.05, 0.435, 0.455, BLACK)
    o = b.obj((x, y, 0), rz, smooth=True)
    o.rotation_euler = (lean, 0, rz)
    return o


def bikes():
    """Room 12 x 6 x 3 m: a row of floor racks, wall hooks, repair stand and pump."""
    W, D, H = 12.0, 6.0, 3.0
    CONC = plain('conc', (0.50, 0.49, 0.47), 0.75, var=0.12, vscale=0.6, bump=0.2, bscale=20)
    FL = plain('floor', (0.26, 0.27, 0.27), 0.28, var=0.15, vscale=0.7)
    TEAL = plain('teal', (0.03, 0.22, 0.22), 0.6, var=0.05)
    GALV = plain('galv', (0.55, 0.56, 0.57), 0.35, 0.9)
    PLY = wood('ply', (0.52, 0.36, 0.21), (0.42, 0.28, 0.15), (1.2, 2.4), 0.5, 'HX')
    b = MB('shell')
    b.box(0, W, 0, D, -0.1, 0, FL)
    b.box(0, W, D, D + 0.2, 0, H, CONC)
    b.box(-0.2, 0, 0, D, 0, H, CONC)
    b.box(W, W + 0.2, 0, D, 0, H, CONC)
    b.box(0, W, -0.2, 0, 0, H, CONC)
    b.box(-0.2, W + 0.2, -0.2, D + 0.2, H, H + 0.2, plain('ceil', (0.62, 0.61, 0.59), 0.85))
    b.box(0, W, D - 0.01, D, 0, 1.1, TEAL)
    b.box(W - 0.01, W, 0, D, 0, 1.1, TEAL)
    b.box(0, W, D - 0.04, D - 0.01, 1.35, 2.35, PLY)
    for k in range(4):
        for y in (1.6, 4.2):
            x = 1.4 + k * 3
            b.box(x - 0.8, x + 0.8, y - 0.06, y + 0.06, H - 0.16, H - 0.10, GALV)
            b.box(x - 0.78, x + 0.78, y - 0.05, y + 0.05, H - 0.17, H - 0.16, TUBE)
    for y in (5.3, 0.4):
        b.rod((0, y, H - 0.3), (W, y, H - 0.3), 0.05, GALV)
    b.obj()
    for k in range(4):
        for y in (1.6, 4.2):
            area((1.4 + k * 3, y, H - 0.2), (1.6, 0.1), 48, (1, 0.97, 0.92))
    cols = [
        (0.40, 0.03, 0.02),
        (0.02, 0.09, 0.25),
        (0.55, 0.53, 0.50),
        (0.02, 0.02, 0.02),
        (0.02, 0.22, 0.16),
        (0.60, 0.30, 0.03),
        (0.25, 0.26, 0.28),
        (0.05, 0.25, 0.35),
    ]
    for k in range(14):
        x = 1.0 + k * 0.72
        tube(
            'hoop',
            [
                (x - 0.16, 4.75, 0),
                (x - 0.16, 4.75, 0.5),
                (x - 0.16, 4.75, 0.78),
                (x + 0.16, 4.75, 0.78),
                (x + 0.16, 4.75, 0.5),
                (x + 0.16, 4.75, 0),
            ],
            0.02,
            STEEL,
        )
        if k not in (4, 9, 12):
            bicycle(
                x + 0.20,
                4.75 + R.uniform(-0.12, 0.12),
                math.pi / 2 * (1 if R.random() < 0.7 else -1),
                cols[k % 8],
                R.uniform(-0.04, 0.04),
            )
    for k in range(3):
        o = bicycle(9.6 + k * 0.75, D - 0.16, 0, cols[(k * 3 + 1) % 8]) if 0 else None
    s = MB('stand')
    s.cyl(10.6, 1.4, 0, 0.03, 0.32, BLACK, seg=32)
    s.rod((10.6, 1.4, 0), (10.6, 1.4, 1.5), 0.03, STEEL)
    s.rod((10.6, 1.4, 1.35), (11.0, 1.4, 1.35), 0.025, STEEL)
    s.box(10.96, 11.1, 1.36, 1.44, 1.30, 1.40, BLACK)
    s.box(4.0, 5.8, D - 0.08, D - 0.04, 1.5, 2.2, BLACK)
    for k in range(9):
        s.rod(
            (4.15 + k * 0.19, D - 0.09, 1.75),
            (4.15 + k * 0.19, D - 0.09, 2.05),
            0.012,
            [STEEL, plain('redh', (0.5, 0.03, 0.02), 0.4)][k % 2],
        )
        s.rod(
            (4.15 + k * 0.19, D - 0.09, 1.62),
            (4.15 + k * 0.19, D - 0.09, 1.75),
            0.02,
            [plain('redh', (0.5, 0.03, 0.02), 0.4), BLACK][k % 2],
        )
    s.cyl(3.3, 5.6, 0, 0.55, 0.035, plain('pump', (0.5, 0.3, 0.02), 0.4))
    s.rod((3.3, 5.6, 0.55), (3.3, 5.6, 0.75), 0.01, STEEL)
    s.rod((3.18, 5.6, 0.75), (3.42, 5.6, 0.75), 0.018, BLACK)
    s.obj()
    text('BICYCLE STORAGE', (8.6, D - 0.045, 1.85), 0.30, WHITE, (90, 0, 0), 0.004)
    flatworld((0.6, 0.65, 0.7), 0.05)


def laundry():
    """Room 9 x 5 x 2.9 m: row of washers, stacked dryers at the end, folding table, baskets."""
    W, D, H = 9.0, 5.0, 2.9
    FL = tiles('floor', (0.52, 0.51, 0.48), 0.6, 0.25, (0.40, 0.39, 0.37), 0.06, 0.004)
    WALLT = tiles('wallt', (0.70, 0.72, 0.70), (0.3, 0.1), 0.15, (0.62, 0.62, 0.60), 0.06, 0.003, offset=0.5)
    WALL = plain('wall', (0.68, 0.67, 0.63), 0.75)
    OAK = wood('oak', (0.46, 0.30, 0.17), (0.34, 0.21, 0.11), (0.3, 2.2), 0.36, 'X', coat=0.1)
    ENAM = plain('enamel', (0.80, 0.80, 0.79), 0.18, coat=0.4)
    GREYP = plain('panel', (0.16, 0.165, 0.17), 0.3)
    DRUM = plain('drum', (0.60, 0.60, 0.61), 0.2, 1.0)
    NAVY = plain('navy', (0.03, 0.08, 0.14), 0.6)
    b = MB('shell')
    b.box(0, W, 0, D, -0.1, 0, FL)
    b.box(0, W, D, D + 0.2, 0, H, WALL)
    b.box(0, W, D - 0.012, D, 0.9, 2.0, WALLT)
    b.box(-0.2, 0, 0, D, 0, H, WALL)
    b.box(W, W + 0.2, 0, D, 0, H, NAVY)
    b.box(0, W, -0.2, 0, 0, H, WALL)
    b.box(-0.2, W + 0.2, -0.2, D + 0.2, H, H + 0.2, plain('ceil', (0.80, 0.79, 0.76), 0.85))
    for k in range(4):
        x = 1.1 + k * 2.25
        b.box(x - 0.3, x + 0.3, 0.9, 4.1, H - 0.02, H - 0.01, emitter('ceilpanel', (1, 0.98, 0.94), 5))
        area((x, 2.5, H - 0.03), (0.6, 3.2), 60, (1, 0.97, 0.92))
    b.obj()

    def machine(x, z, dryer=False):
        m = MB('machine')
        y0 = D - 0.72
        m.box(x - 0.3, x + 0.3, y0, D - 0.02, z + 0.02, z + 0.86, ENAM)
        m.box(x - 0.295, x + 0.295, y0 - 0.012, y0, z + 0.72, z + 0.855, GREYP)
        m.box(x + 0.05, x + 0.24, y0 - 0.016, y0 - 0.012, z + 0.76, z + 0.82, emitter('disp', (0.2, 0.55, 0.8), 1.4))
        m.rod((x - 0.05, y0 - 0.012, z + 0.79), (x - 0.05, y0 - 0.04, z + 0.79), 0.03, STEEL, seg=28)
        m.box(x - 0.27, x - 0.11, y0 - 0.015, y0 - 0.011, z + 0.75, z + 0.83, ENAM)
        m.box(x - 0.29, x + 0.29, y0 - 0.004, y0, z + 0.03, z + 0.10, GREYP)
        c = (x, y0 - 0.0, z + 0.40)
        m.rod((x, y0 + 0.001, z + 0.40), (x, y0 - 0.035, z + 0.40), 0.235, GREYP if not dryer else ENAM, 0.215, 48)
        m.ring(c, 'y', 0.155, 0.215, STEEL, 48, -0.036)
        m.rod(
            (x, y0 - 0.028, z + 0.40),
            (x, y0 - 0.036, z + 0.40),
            0.156,
            plain('porthole', (0.02, 0.025, 0.03), 0.03, coat=1.0, spec=0.8),
            seg=48,
        )
        m.ring(c, 'y', 0.09, 0.10, DRUM, 40, -0.037)
        m.box(x + 0.19, x + 0.225, y0 - 0.055, y0 - 0.03, z + 0.35, z + 0.45, STEEL)
        m.obj(bevel=0.008)

    for k in range(7):
        machine(1.0 + k * 0.66, 0)
    for k in range(4):
        machine(5.85 + k * 0.66, 0, True)
        machine(5.85 + k * 0.66, 0.88, True)
    f = MB('shelf')
    f.box(0.66, 5.3, D - 0.74, D - 0.02, 0.88, 0.92, OAK)
    f.box(0.7, 5.2, D - 0.32, D - 0.02, 1.62, 1.655, OAK)
    for k in range(4):
        f.box(1.0 + k * 1.3, 1.03 + k * 1.3, D - 0.28, D - 0.02, 1.46, 1.62, BLACK)
    f.box(0.6, 0.66, D - 0.74, D - 0.02, 0, 0.92, OAK)
    f.box(2.2, 5.0, 1.1, 2.0, 0.84, 0.90, OAK)
    for x in (2.3, 4.84):
        for y in (1.16, 1.88):
            f.box(x, x + 0.06, y, y + 0.06, 0, 0.84, BLACK)
    f.box(2.3, 4.9, 1.2, 1.9, 0.22, 0.25, OAK)
    f.obj(bevel=0.006)
    FAB = [
        fabric('fab%d' % i, c, 120)
        for i, c in enumerate([(0.70, 0.67, 0.60), (0.10, 0.22, 0.26), (0.45, 0.18, 0.08), (0.30, 0.32, 0.33)])
    ]
    for k in range(4):
        soft('fold', (0.40, 0.30, 0.055), (2.75, 1.55, 0.90 + k * 0.052), FAB[k % 4], 0.024, R.uniform(-0.06, 0.06))
    for k in range(3):
        soft('fold', (0.36, 0.30, 0.055), (3.35, 1.5, 0.90 + k * 0.052), FAB[(k + 1) % 4], 0.024, R.uniform(-0.06, 0.06))
    for k in range(5):
        soft('roll', (0.13, 0.34, 0.13), (1.1 + k * 0.15, D - 0.2, 1.657), FAB[k % 4], 0.06)

    def basket(x, y, z):
        m = MB('basket')
        W_ = plain('wicker', (0.42, 0.28, 0.15), 0.7, var=0.25, vscale=30)
        for i in range(9):
            m.cyl(x, y, z + i * 0.035, z + i * 0.035 + 0.028, 0.20 + i * 0.006, W_, 0.203 + i * 0.006, 30, False)
        m.cyl(x, y, z + 0.01, z + 0.03, 0.2, W_, seg=30)
        m.obj()
        for k in range(5):
            soft(
                'cloth',
                (0.2, 0.16, 0.09),
                (x + R.uniform(-0.08, 0.08), y + R.uniform(-0.08, 0.08), z + 0.22 + 0.02 * k),
                FAB[k % 4],
                0.042,
                R.uniform(0, 3),
            )

    basket(4.4, 1.55, 0.90)
    basket(3.0, 1.55, 0.25)
    basket(4.1, 1.5, 0.25)
    bt = MB('bottles')
    for k in range(5):
        x = 2.4 + k * 0.2
        bt.cyl(x, D - 0.2, 1.655, 1.85, 0.05, [NAVY, ENAM, FAB[2]][k % 3], 0.045, 20)
        bt.cyl(x, D - 0.2, 1.85, 1.89, 0.02, ENAM, seg=14)
    bt.obj(bevel=0.004)
    ck = MB('clock')
    ck.rod((W - 0.01, 2.6, 2.2), (W - 0.05, 2.6, 2.2), 0.2, BLACK, seg=48)
    ck.rod((W - 0.051, 2.6, 2.2), (W - 0.055, 2.6, 2.2), 0.18, ENAM, seg=48)
    ck.bar((W - 0.058, 2.6, 2.2), (W - 0.058, 2.6, 2.33), 0.014, BLACK)
    ck.bar((W - 0.058, 2.6, 2.2), (W - 0.058, 2.52, 2.25), 0.014, BLACK)
    ck.obj()
    palm((8.5, 1.0, 0), 1.6, 7, (0.62, 0.58, 0.52))
    flatworld((1, 0.97, 0.92), 0.08)


def chute():
    """Corridor of a residential floor, 16 m long, with the stainless hatch of the garbage chute in a tiled niche."""
    W, D, H = 16.0, 1.9, 2.6
    WALL = plain('wall', (0.60, 0.56, 0.50), 0.8, var=0.03)
    WAIN = wood('panel', (0.30, 0.18, 0.10), (0.19, 0.105, 0.06), (0.6, 2.6), 0.4, 'ZY', coat=0.1)
    BRASS = plain('brass', (0.72, 0.48, 0.20), 0.22, 1.0)
    DOOR = wood('door', (0.20, 0.115, 0.065), (0.12, 0.065, 0.038), (0.9, 2.6), 0.35, 'ZY', coat=0.2)
    NICHE = tiles('niche', (0.10, 0.16, 0.17), (0.15, 0.075), 0.12, (0.3, 0.31, 0.3), 0.2, 0.003, offset=0.5)
    CAR, n = newmat('carpet')
    p = n.pos()
    q = n.noise(p, 420, 2)
    v = n.noise(p, 1.6, 3, 0.5, 1.2)
    n.out(
        n(
            'ShaderNodeBsdfPrincipled',
            None,
            Base_Color=n.mix(
                n.math('MULTIPLY', q, 0.4),
                n.ramp(v, [(0.42, (0.055, 0.075, 0.085)), (0.5, (0.11, 0.12, 0.115)), (0.58, (0.055, 0.075, 0.085))]),
                (0.02, 0.025, 0.03),
            ),
            Roughness=1.0,
            Specular=0.1,
            Sheen=0.3,
            Normal=n.bump(q, 0.3, 0.004),
        )
    )
    b = MB('shell')
    b.box(0, W, 0, D, -0.1, 0, CAR)
    b.box(0, W, -0.2, D + 0.2, H, H + 0.2, plain('ceil', (0.80, 0.78, 0.74), 0.85))
    b.box(0, W, -0.2, 0, 0, H, WALL)
    b.box(W, W + 0.2, 0, D, 0, H, WALL)
    b.box(-0.2, 0, 0, D, 0, H, WALL)
    x0, x1 = 2.7, 4.3
    b.box(0, x0, D, D + 0.2, 0, H, WALL)
    b.box(x1, W, D, D + 0.2, 0, H, WALL)
    b.box(x0, x1, D, D + 0.7, 2.25, H, WALL)
    b.box(x0, x1, D + 0.5, D + 0.7, 0, 2.25, NICHE)
    b.box(x0 - 0.1, x0 + 0.012, D + 0.004, D + 0.6, 0, 2.25, NICHE)
    b.box(x1 - 0.012, x1 + 0.1, D + 0.004, D + 0.6, 0, 2.25, NICHE)
    b.box(x0, x1, D, D + 0.6, -0.1, 0.004, tiles('nfloor', (0.3, 0.3, 0.29), 0.3, 0.3))
    for s in (0, 1):
        yy = (0.0, D)[s]
        b.box(0, x0 if s else W, min(yy, yy + 0.03 * (1 - 2 * s)), max(yy, yy + 0.03 * (1 - 2 * s)), 0, 0.95, WAIN)
        b.box(0, x0 if s else W, min(yy, yy + 0.04 * (1 - 2 * s)), max(yy, yy + 0.04 * (1 - 2 * s)), 0.95, 0.98, BRASS)
        b.box(0, x0 if s else W, min(yy, yy + 0.045 * (1 - 2 * s)), max(yy, yy + 0.045 * (1 - 2 * s)), 0, 0.12, DOOR)
    b.box(x1, W, D - 0.03, D, 0, 0.95, WAIN)
    b.box(x1, W, D - 0.04, D, 0.95, 0.98, BRASS)
    b.box(x1, W, D - 0.045, D, 0, 0.12, DOOR)
    for x, s in ((6.3, 1), (10.0, 1), (13.6, 1), (5.0, 0), (8.6, 0), (12.2, 0)):
        y0, y1 = (D - 0.07, D) if s else (0, 0.07)
        b.box(x - 0.56, x + 0.56, y0, y1, 0, 2.2, WALL)
        b.box(x - 0.48, x + 0.48, y0 - 0.01, y1 + 0.01, 0, 2.12, DOOR)
        yy = y0 - 0.02 if s else y1 + 0.02
        b.box(x - 0.40, x - 0.28, min(yy, yy + 0.03), max(yy, yy + 0.03), 0.98, 1.02, BRASS)
        b.box(x - 0.07, x + 0.07, yy - 0.003, yy + 0.003, 1.55, 1.68, BRASS)
        b.box(
            x + 0.72,
            x + 0.80,
            min(yy, yy + 0.02) - 0.03,
            max(yy, yy + 0.02) + 0.03,
            1.65,
            2.0,
            emitter('sconce', (1, 0.80, 0.52), 7),
        )
    for k in range(6):
        x = 1.4 + k * 2.6
        b.cyl(x, D / 2, H - 0.012, H - 0.005, 0.075, emitter('down', (1, 0.86, 0.66), 26), seg=24)
        b.ring((x, D / 2, H - 0.013), 'z', 0.075, 0.10, BRASS, 24)
        area((x, D / 2, H - 0.03), (0.3, 0.3), 26, (1, 0.86, 0.66), spread=150)
    b.box(W - 0.03, W - 0.01, 0.5, 1.4, 1.0, 1.9, plain('picture', (0.35, 0.22, 0.10), 0.6, var=0.5, vscale=4))
    b.obj(bevel=0.003, seg=1)
    c = MB('hatch')
    hx, hy = 3.5, D + 0.5
    c.box(hx - 0.36, hx + 0.36, hy - 0.03, hy, 0.82, 1.62, STEEL)
    c.box(
        hx - 0.27,
        hx + 0.27,
        hy - 0.055,
        hy - 0.03,
        0.95,
        1.5,
        plain('brushed', (0.58, 0.58, 0.59), 0.32, 1.0, var=0.08, vscale=20),
    )
    c.box(hx - 0.16, hx + 0.16, hy - 0.10, hy - 0.085, 1.41, 1.44, STEEL)
    c.box(hx - 0.16, hx - 0.13, hy - 0.1, hy - 0.05, 1.41, 1.44, STEEL)
    c.box(hx + 0.13, hx + 0.16, hy - 0.1, hy - 0.05, 1.41, 1.44, STEEL)
    for dx in (-0.32, 0.32):
        for z in (0.86, 1.22, 1.58):
            c.rod((hx + dx, hy - 0.03, z), (hx + dx, hy - 0.036, z), 0.012, BLACK, seg=12)
    c.box(x0 + 0.1, x0 + 0.5, hy - 0.42, hy - 0.06, 0, 0.62, plain('binblue', (0.02, 0.10, 0.28), 0.5))
    c.box(x1 - 0.5, x1 - 0.1, hy - 0.42, hy - 0.06, 0, 0.62, plain('bingreen', (0.02, 0.18, 0.07), 0.5))
    c.box(x0 + 0.09, x0 + 0.51, hy - 0.43, hy - 0.05, 0.62, 0.66, BLACK)
    c.box(x1 - 0.51, x1 - 0.09, hy - 0.43, hy - 0.05, 0.62, 0.66, BLACK)
    c.obj(bevel=0.008)
    text('GARBAGE', (hx, hy - 0.005, 1.84), 0.13, WHITE, (90, 0, 0), 0.003)
    text('Bag and tie all waste', (hx, hy - 0.005, 1.71), 0.055, WHITE, (90, 0, 0), 0.002)
    area(((x0 + x1) / 2, D + 0.3, 2.23), (1.2, 0.3), 30, (1, 0.92, 0.8))
    flatworld((1, 0.85, 0.7), 0.05)


{'parking': lambda: parking(int(PAR[0])), 'bikes': bikes, 'laundry': laundry, 'chute': chute}[KIND]()
VIEWS = {
    'parking:1': ((9.8, 8.3, 1.6), (58, 8.7, 1.4), 25, {}, 1.0),
    'parking:2': ((6.2, 8.0, 1.6), (12.6, 15.4, 1.15), 24, {}, 0.95),
    'parking:3': ((18.6, 8.9, 1.6), (58, 6.3, 1.4), 25, {}, 1.0),
    'parking:4': ((32.0, 10.6, 1.6), (22.0, 3.2, 1.1), 24, {}, 1.0),
    'parking:5': ((24.6, 7.2, 1.6), (37.0, 13.4, 1.2), 23, {}, 1.0),
    'parking:6': ((44.5, 7.4, 1.6), (58, 9.6, 1.5), 23, {}, 1.0),
    'bikes': ((0.5, 1.2, 1.6), (6.4, 5.0, 1.0), 22, {}, 0.25),
    'laundry': ((0.35, 0.5, 1.6), (5.6, 4.2, 1.0), 20, {}, 0.1),
    'chute': ((1.75, 0.2, 1.5), (3.6, 2.4, 1.28), 19, {}, 0.35),
}
cam, target, lens, extra, e = VIEWS[VIEW]
camera(cam, target, lens, **extra)
render(OUT, 36, exposure=e, bloom=0.08, clamp=3, sat=1.08, bounces=5, k=0.7)
