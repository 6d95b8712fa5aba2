"""Billiards and game room, and the party room (two separate rooms in one file).

usage: blender -b -t 2 --python games.py -- VIEW OUT.png
VIEW: billiards break pingpong darts bar party partytable
"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
from city import *
from furniture import *

argv = sys.argv[sys.argv.index('--') + 1 :]
VIEW, OUT = argv[0], argv[1]
sc = reset()
random.seed(15)
R = random.Random(15)
BLACK = plain('black', (0.022, 0.022, 0.024), 0.4, 0.3)
STEEL = plain('steel', (0.68, 0.68, 0.68), 0.2, 1.0)
BRASS = plain('brass', (0.72, 0.48, 0.20), 0.22, 1.0)
CEIL = plain('ceil', (0.78, 0.76, 0.72), 0.85)
WALNUT = wood('walnutX', (0.24, 0.13, 0.07), (0.12, 0.064, 0.034), (0.3, 2.6), 0.3, 'X', coat=0.3)
OAK = wood('oak', (0.40, 0.25, 0.14), (0.28, 0.165, 0.085), (0.15, 1.9), 0.36, 'X', coat=0.15)
SLAT = plain('slat', (0.21, 0.12, 0.066), 0.4, var=0.25, vscale=2)
GLASS = clearglass()
WARM = (1, 0.80, 0.54)


def tank(b, x, y, z, m, r=0.0286):
    ball(x, y, z + r, r, m, 20)


def pool_table(x, y, rz, cloth, rack=True, seed=0):
    """Nine-foot table: slate bed with cloth, bevelled rails with sights, six pockets, turned legs."""
    t = MB('table')
    L, W = 1.27, 0.635
    t.box(-L - 0.02, L + 0.02, -W - 0.02, W + 0.02, 0.72, 0.765, cloth)
    t.box(-L - 0.17, L + 0.17, -W - 0.17, W + 0.17, 0.52, 0.74, WALNUT)
    for s in (-1, 1):
        for x0, x1 in ((-L + 0.075, -0.06), (0.06, L - 0.075)):
            t.hexa(
                [
                    (x0, s * (W + 0.0), 0.765),
                    (x1, s * (W + 0.0), 0.765),
                    (x1, s * (W + 0.06), 0.765),
                    (x0, s * (W + 0.06), 0.765),
                    (x0 + 0.03, s * (W - 0.045), 0.80),
                    (x1 - 0.03, s * (W - 0.045), 0.80),
                    (x1, s * (W + 0.06), 0.805),
                    (x0, s * (W + 0.06), 0.805),
                ][::1]
                if s > 0
                else [
                    (x1, s * (W + 0.0), 0.765),
                    (x0, s * (W + 0.0), 0.765),
                    (x0, s * (W + 0.06), 0.765),
                    (x1, s * (W + 0.06), 0.765),
                    (x1 - 0.03, s * (W - 0.045), 0.80),
                    (x0 + 0.03, s * (W - 0.045), 0.80),
                    (x0, s * (W + 0.06), 0.805),
                    (x1, s * (W + 0.06), 0.805),
                ],
                cloth,
            )
        t.box(-L - 0.06, L + 0.06, min(s * (W + 0.05), s * (W + 0.17)), max(s * (W + 0.05), s * (W + 0.17)), 0.72, 0.815, WALNUT)
        t.box(min(s * (L + 0.05), s * (L + 0.17)), max(s * (L + 0.05), s * (L + 0.17)), -W - 0.17, W + 0.17, 0.72, 0.815, WALNUT)
        t.box(
            min(s * (L - 0.045), s * (L + 0.06)), max(s * (L - 0.045), s * (L + 0.06)), -W + 0.075, W - 0.075, 0.765, 0.803, cloth
        )
        for k in range(7):
            if k != 3:
                t.cyl(
                    -L + L * 2 * (k + 1) / 8, s * (W + 0.11), 0.815, 0.8165, 0.011, plain('pearl', (0.8, 0.78, 0.7), 0.2), seg=12
                )
    for px in (-L - 0.01, 0, L + 0.01):
        for s in (-1, 1):
            t.cyl(
                px,
                s * (W + (0.03 if px == 0 else 0.005)),
                0.70,
                0.8175,
                0.062,
                plain('pocket', (0.008, 0.008, 0.008), 0.9),
                seg=24,
            )
            t.cyl(px, s * (W + (0.03 if px == 0 else 0.005)), 0.80, 0.819, 0.070, BRASS, 0.070, 28, False)
    for lx in (-1.0, 1.0):
        for ly in (-0.5, 0.5):
            t.box(lx - 0.10, lx + 0.10, ly - 0.10, ly + 0.10, 0.12, 0.52, WALNUT)
            t.cyl(lx, ly, 0, 0.12, 0.07, BRASS, 0.09, 24)
    t.box(-L, L, -W, W, 0.40, 0.52, WALNUT)
    o = t.obj(bevel=0.008)
    COL = [
        (0.75, 0.50, 0.02),
        (0.02, 0.06, 0.35),
        (0.60, 0.02, 0.02),
        (0.12, 0.03, 0.20),
        (0.80, 0.22, 0.02),
        (0.01, 0.20, 0.07),
        (0.25, 0.02, 0.03),
        (0.01, 0.01, 0.01),
    ]
    bm = [plain('bb%d' % i, c, 0.06, coat=1.0) for i, c in enumerate(COL)]
    cue = plain('cueball', (0.85, 0.83, 0.76), 0.06, coat=1.0)
    rr = random.Random(seed)
    parts = [o]
    k = 0

    def put(bx, by, m):
        q = ball(bx, by, 0.765 + 0.0286, 0.0286, m, 28)
        parts.append(q)

    if rack:
        for r in range(5):
            for c in range(r + 1):
                put(0.62 + r * 0.0497, (c - r / 2) * 0.0574, bm[k % 8])
                k += 1
        put(-0.63, 0.03, cue)
    else:
        for k in range(9):
            put(rr.uniform(-1.1, 1.1), rr.uniform(-0.5, 0.5), bm[k % 8])
        put(-0.1, -0.2, cue)
    group(parts, x, y, rz)
    c = MB('cue')
    # Before the break the cue points at the white ball, else it lies on the cloth.
    butt, tip = ((-2.02, -0.17, 0.93), (-0.68, 0.022, 0.80)) if rack else ((-1.15, -0.35, 0.835), (0.3, -0.08, 0.83))
    grip = tuple(p + (q - p) * 0.3 for p, q in zip(butt, tip))
    c.rod(butt, tip, 0.013, plain('cuewood', (0.55, 0.36, 0.18), 0.25, coat=0.6), 0.006, 14)
    c.rod(butt, grip, 0.0145, BLACK, 0.0125, 14)
    q = c.obj()
    group([q], x, y, rz)


def pendant_bar(x, y, L, axis):
    """Long billiard lamp: brass bar with three dark shades, light inside."""
    b = MB('lampbar')
    D = (lambda k: (x + k, y)) if axis == 'x' else (lambda k: (x, y + k))
    for k in (-L / 2, 0, L / 2):
        px, py = D(k)
        b.cyl(px, py, 1.72, 1.95, 0.20, plain('shade', (0.015, 0.05, 0.04), 0.35, 0.2), 0.06, 36, False)
        b.cyl(px, py, 1.715, 1.73, 0.203, BRASS, 0.203, 36, False)
        b.cyl(px, py, 1.95, 2.1, 0.02, BRASS, seg=12)
        b.cyl(px, py, 1.78, 1.80, 0.09, emitter('shadelamp', (1, 0.84, 0.6), 22), seg=24)
        area((px, py, 1.77), (0.2, 0.2), 26, (1, 0.84, 0.60), spread=150)
    p, q = D(-L / 2), D(L / 2)
    b.rod((*p, 2.1), (*q, 2.1), 0.018, BRASS)
    for k in (-L / 3, L / 3):
        px, py = D(k)
        b.rod((px, py, 2.1), (px, py, 3.3), 0.008, BRASS)
    b.obj(smooth=True)


def dartboard(x, y, z):
    b = MB('darts')
    CR = plain('dcream', (0.70, 0.62, 0.45), 0.8)
    BK = plain('dblack', (0.02, 0.02, 0.02), 0.8)
    RD = plain('dred', (0.50, 0.02, 0.02), 0.7)
    GN = plain('dgreen', (0.01, 0.20, 0.06), 0.7)
    WR = STEEL
    b.rod((x, y, z), (x, y - 0.04, z), 0.34, BK, seg=60)
    for k in range(20):
        a0, a1 = (k - 0.5) * math.pi / 10, (k + 0.5) * math.pi / 10
        for r0, r1, m in (
            (0.016 * 1, 0.099, (CR, BK)[k % 2]),
            (0.099, 0.107, (GN, RD)[k % 2]),
            (0.107, 0.162, (CR, BK)[k % 2]),
            (0.162, 0.170, (GN, RD)[k % 2]),
        ):
            r0, r1 = r0 * 1.45, r1 * 1.45
            P = lambda r, a: (x + r * math.sin(a), y - 0.0415, z + r * math.cos(a))
            b.quad(P(r0, a0), P(r1, a0), P(r1, a1), P(r0, a1), m)
        a = a0
        b.rod(
            (x + 0.02 * math.sin(a), y - 0.043, z + 0.02 * math.cos(a)),
            (x + 0.247 * math.sin(a), y - 0.043, z + 0.247 * math.cos(a)),
            0.0012,
            WR,
            seg=5,
        )
    b.ring((x, y, z), 'y', 0.009 * 1.45, 0.02 * 1.45, GN, 30, -0.042)
    b.ring((x, y, z), 'y', 0, 0.009 * 1.45, RD, 30, -0.0425)
    for k, (dx, dz) in enumerate(((0.02, 0.15), (-0.09, 0.02), (0.05, -0.06))):
        p = (x + dx, y - 0.04, z + dz)
        q = (x + dx + 0.02, y - 0.20, z + dz + 0.03)
        b.rod(p, q, 0.004, STEEL, seg=8)
        b.rod((p[0] + 0.012, y - 0.13, p[2] + 0.018), q, 0.007, BLACK, seg=8)
        for a in (0, 1):
            b.quad(
                (q[0] - 0.02 * (1 - a), q[1], q[2] - 0.02 * a),
                (q[0] + 0.02 * (1 - a), q[1], q[2] + 0.02 * a),
                (q[0] + 0.016 * (1 - a), q[1] - 0.045, q[2] + 0.016 * a),
                (q[0] - 0.016 * (1 - a), q[1] - 0.045, q[2] - 0.016 * a),
                RD,
            )
    b.obj()
    for k in range(20):
        a = k * math.pi / 10
        text(
            str([20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5][k]),
            (x + 0.293 * math.sin(a), y - 0.043, z + 0.293 * math.cos(a)),
            0.052,
            CR,
            depth=0.001,
        )


def game_room():
    """Room 15 x 9 x 3.3 m; camera side at y = 0, bar on the right wall (x = 15), darts and cue rack on the back wall (y = 9)."""
    W, D, H = 15.0, 9.0, 3.3
    WALL = plain('wall', (0.045, 0.085, 0.085), 0.75, var=0.12, vscale=0.8)
    LEATH = plain('leather', (0.26, 0.12, 0.05), 0.42, var=0.15, bump=0.25, bscale=140)
    CLG = fabric('clothg', (0.015, 0.18, 0.11), 500)
    CLB = fabric('clothb', (0.02, 0.08, 0.22), 500)
    RUG = fabric('rug', (0.30, 0.16, 0.10), 90)
    b = MB('shell')
    b.box(0, W, 0, D, -0.1, 0, OAK)
    b.box(-0.2, 0, -0.2, D + 0.2, 0, H, WALL)
    b.box(W, W + 0.2, -0.2, D + 0.2, 0, H, WALL)
    b.box(0, W, D, D + 0.2, 0, H, WALL)
    b.box(0, W, -0.2, 0, 0, H, WALL)
    b.box(-0.2, W + 0.2, -0.2, D + 0.2, H, H + 0.2, CEIL)
    WAIN = wood('wain', (0.24, 0.13, 0.07), (0.12, 0.064, 0.034), (0.5, 3), 0.35, 'ZY', coat=0.2)
    b.box(0, W, D - 0.04, D, 0, 1.0, WAIN)
    b.box(0, W, D - 0.07, D, 1.0, 1.05, SLAT)
    b.box(0, 0.04, 0, D, 0, 1.0, SLAT)
    b.box(0, 0.07, 0, D, 1.0, 1.05, SLAT)
    b.box(0, W, D - 0.06, D, 0, 0.12, BLACK)
    for k in range(30):
        b.box(0, W, k * 0.31, k * 0.31 + 0.09, H - 0.10, H - 0.03, SLAT) if k > 0 else None
    for k in range(18):
        x = 0.9 + k * 0.83
        b.rod((x, D - 0.5, H - 0.12), (x, D - 0.5, H - 0.02), 0.045, BLACK, seg=16)
        b.cyl(x, D - 0.5, H - 0.125, H - 0.12, 0.036, emitter('down', (1, 0.84, 0.6), 26), seg=16)
    for k in range(3):  # framed posters
        x = 0.95 + k * 1.1
        b.box(x - 0.42, x + 0.42, D - 0.06, D - 0.02, 1.35, 2.55, BLACK)
    m, n = newmat('art')
    nz = n.noise(n.pos((1.2, 1, 0.8)), 1.3, 2, 0.5, 3.0)
    n.out(
        n(
            'ShaderNodeBsdfPrincipled',
            None,
            Base_Color=n.ramp(
                nz,
                [(0.3, (0.70, 0.60, 0.45)), (0.45, (0.55, 0.18, 0.06)), (0.56, (0.03, 0.10, 0.12)), (0.7, (0.75, 0.68, 0.55))],
                'CONSTANT',
            ),
            Roughness=0.6,
        )
    )
    for k in range(3):
        b.box(0.57 + k * 1.1, 1.33 + k * 1.1, D - 0.065, D - 0.055, 1.39, 2.51, m)
    b.obj(bevel=0.004, seg=1)
    pool_table(4.0, 5.2, 0, CLG, True, 1)
    pool_table(4.0, 2.2, 0, CLB, False, 2)
    pendant_bar(4.0, 5.2, 1.6, 'x')
    pendant_bar(4.0, 2.2, 1.6, 'x')
    r = MB('cuerack')
    r.box(4.5, 5.9, D - 0.08, D - 0.02, 0.9, 1.0, WALNUT)
    r.box(4.5, 5.9, D - 0.08, D - 0.02, 2.2, 2.28, WALNUT)
    r.box(4.45, 5.95, D - 0.03, D - 0.01, 0.85, 2.5, WALNUT)
    for k in range(8):
        x = 4.65 + k * 0.16
        r.rod(
            (x, D - 0.09, 0.96),
            (x, D - 0.085, 2.42),
            0.014,
            plain('cuew%d' % (k % 2), [(0.55, 0.36, 0.18), (0.42, 0.24, 0.10)][k % 2], 0.25, coat=0.6),
            0.006,
            12,
        )
        r.rod((x, D - 0.09, 0.96), (x, D - 0.0885, 1.35), 0.0155, BLACK, 0.0135, 12)
    r.obj()
    # darts on a cork panel, spot lamps, throw line
    d = MB('dartwall')
    d.box(7.0, 9.2, D - 0.05, D - 0.01, 0.4, 2.75, plain('cork', (0.26, 0.165, 0.09), 0.95, var=0.35, vscale=22))
    d.box(6.95, 9.25, D - 0.055, D, 0.36, 0.40, BRASS)
    d.box(6.95, 9.25, D - 0.055, D, 2.75, 2.79, BRASS)
    d.box(7.1, 9.1, 6.6, 6.64, 0, 0.002, BRASS)
    d.obj()
    for x in (7.55, 8.65):
        dartboard(x, D - 0.05, 1.73)
        area((x, D - 1.0, H - 0.15), (0.1, 0.1), 26, (1, 0.86, 0.64), (-32, 0, 0), spread=60)
    # ping-pong
    t = MB('pingpong')
    BLU = plain('ppblue', (0.015, 0.06, 0.20), 0.45)
    WH = plain('ppline', (0.8, 0.8, 0.78), 0.6)
    cx, cy = 10.3, 3.3
    t.box(cx - 0.76, cx + 0.76, cy - 1.37, cy + 1.37, 0.735, 0.76, BLU)
    for x in (-0.76, -0.01, 0.74):
        t.box(cx + x, cx + x + 0.02, cy - 1.37, cy + 1.37, 0.7602, 0.7608, WH)
    for y in (-1.37, 1.35):
        t.box(cx - 0.76, cx + 0.76, cy + y, cy + y + 0.02, 0.7602, 0.7608, WH)
    for sx in (-0.6, 0.6):
        for sy in (-1.05, 1.05):
            t.bar((cx + sx, cy + sy, 0), (cx + sx, cy + sy, 0.735), 0.05, BLACK)
    t.box(cx - 0.70, cx + 0.70, cy - 1.2, cy + 1.2, 0.68, 0.735, BLACK)
    t.box(cx - 0.92, cx + 0.92, cy - 0.003, cy + 0.003, 0.90, 0.915, WH)
    for k in range(62):
        t.box(cx - 0.915 + k * 0.03, cx - 0.913 + k * 0.03, cy - 0.001, cy + 0.001, 0.765, 0.905, BLACK)
    for k in range(5):
        t.box(cx - 0.915, cx + 0.915, cy - 0.001, cy + 0.001, 0.775 + k * 0.027, 0.777 + k * 0.027, BLACK)
    for s in (-0.92, 0.92):
        t.bar((cx + s, cy, 0.73), (cx + s, cy, 0.92), 0.02, BLACK)
    for x, y, a, c in ((-0.3, -0.9, 0.6, (0.45, 0.02, 0.02)), (0.25, 0.85, 2.4, (0.03, 0.03, 0.03))):
        t.rod((cx + x, cy + y, 0.762), (cx + x, cy + y, 0.774), 0.077, plain('bat%s' % c[0], c, 0.7), seg=32)
        t.rod(
            (cx + x + 0.07 * math.cos(a), cy + y + 0.07 * math.sin(a), 0.768),
            (cx + x + 0.18 * math.cos(a), cy + y + 0.18 * math.sin(a), 0.768),
            0.014,
            OAK,
            seg=12,
        )
    t.obj(bevel=0.002)
    ball(cx + 0.05, cy - 0.75, 0.78, 0.02, plain('ppball', (0.80, 0.42, 0.06), 0.4))
    area((cx, cy, H - 0.12), (1.2, 2.6), 85, (1, 0.9, 0.76))
    l = MB('pplamp')
    l.box(cx - 0.5, cx - 0.44, cy - 1.4, cy + 1.4, H - 0.35, H - 0.30, BLACK)
    l.box(cx + 0.44, cx + 0.5, cy - 1.4, cy + 1.4, H - 0.35, H - 0.30, BLACK)
    l.box(cx - 0.495, cx - 0.445, cy - 1.38, cy + 1.38, H - 0.355, H - 0.35, emitter('pl', (1, 0.9, 0.76), 16))
    l.box(cx + 0.445, cx + 0.495, cy - 1.38, cy + 1.38, H - 0.355, H - 0.35, emitter('pl', (1, 0.9, 0.76), 16))
    l.obj()
    # bar with stools and lit shelves
    q = MB('bar')
    q.box(13.0, 13.5, 2.2, 7.2, 0, 1.06, WALNUT)
    q.box(12.8, 13.6, 2.1, 7.3, 1.06, 1.11, marble('bartop', (0.05, 0.05, 0.05), (0.5, 0.4, 0.26), (6, 6), 0.12, 0.5))
    for k in range(40):
        q.box(12.965, 13.0, 2.25 + k * 0.124, 2.31 + k * 0.124, 0.12, 1.02, SLAT)
    q.rod((12.82, 2.3, 0.22), (12.82, 7.1, 0.22), 0.02, BRASS)
    q.box(W - 0.4, W, 2.4, 7.0, 0, 0.95, WALNUT)
    q.box(W - 0.45, W, 2.35, 7.05, 0.95, 0.99, BLACK)
    for z in (1.4, 1.85, 2.3):
        q.box(W - 0.28, W, 2.6, 6.8, z, z + 0.035, WALNUT)
        q.box(W - 0.03, W - 0.02, 2.6, 6.8, z - 0.03, z - 0.015, emitter('shelf', (1, 0.72, 0.40), 9))
    BOT = [
        plain('bt%d' % i, c, 0.08, trans=0.0, coat=0.8)
        for i, c in enumerate(
            [
                (0.25, 0.10, 0.02),
                (0.02, 0.10, 0.04),
                (0.45, 0.42, 0.35),
                (0.30, 0.02, 0.02),
                (0.06, 0.07, 0.12),
                (0.50, 0.30, 0.05),
            ]
        )
    ]
    for z in (1.435, 1.885, 2.335):
        y = 2.72
        while y < 6.75:
            if R.random() < 0.82:
                hh, rad = R.uniform(0.2, 0.3), R.uniform(0.032, 0.045)
                mb = R.choice(BOT)
                q.cyl(W - 0.15, y, z, z + hh * 0.62, rad, mb, seg=14)
                q.cyl(W - 0.15, y, z + hh * 0.62, z + hh * 0.75, rad, mb, 0.014, 14)
                q.cyl(W - 0.15, y, z + hh * 0.75, z + hh, 0.014, mb, seg=10)
            y += 0.115
    q.obj(bevel=0.003)
    area((W - 0.35, 4.7, 2.9), (0.1, 4), 40, (1, 0.76, 0.46), spread=140)
    area((13.2, 4.7, 2.2), (0.2, 4.4), 40, (1, 0.78, 0.5))
    for k in range(5):
        chair(12.4, 2.9 + k * 0.92, -math.pi / 2, BLACK, LEATH, 0.76)
    p = MB('barpend')
    for k in range(4):
        y = 2.9 + k * 1.2
        p.rod((13.2, y, 2.35), (13.2, y, H), 0.006, BLACK, seg=8)
        p.cyl(13.2, y, 2.28, 2.36, 0.03, BRASS, 0.02, 16)
        ball(13.2, y, 2.2, 0.10, emitter('glb', (1, 0.78, 0.5), 7), 28)
    p.obj()
    # lounge corner
    b = MB('rug')
    b.box(6.6, 9.6, 5.6 - 4.9, 2.3 - 0.3, 0, 0.012, RUG)
    b.obj()
    sofa(0.75, 7.6, 1.9, LEATH, math.pi / 2, 0.95, BLACK)
    palm((0.6, 8.5, 0), 1.7, 4, (0.10, 0.10, 0.10))
    palm((14.5, 8.4, 0), 1.9, 6, (0.10, 0.10, 0.10))
    flatworld((1, 0.85, 0.7), 0.04)
    area((W / 2, D / 2, H - 0.14), (13, 7), 115, (1, 0.82, 0.6))
    area((W / 2, D - 0.55, H - 0.14), (13, 0.1), 90, (1, 0.8, 0.55), spread=110)


def party_room():
    """Room 13 x 8 x 3.4 m: long table, kitchenette on the left, window wall at y = 8 with the city at dusk."""
    globals().update(vars(materials('dawn')))
    W, D, H = 13.0, 8.0, 3.4
    WALL = plain('wall', (0.66, 0.62, 0.56), 0.75, var=0.04)
    STONE = marble('top', (0.80, 0.78, 0.74), (0.36, 0.33, 0.3), (6, 6), 0.1, 0.8)
    GREENC = plain('cabinet', (0.045, 0.085, 0.07), 0.45)
    SEAT = fabric('seat', (0.42, 0.18, 0.07))
    SEAT2 = fabric('seat2', (0.04, 0.12, 0.13))
    TABLE = wood('tbl', (0.34, 0.20, 0.105), (0.22, 0.125, 0.065), (0.22, 4.5), 0.35, 'X', coat=0.2)
    BULB = emitter('bulb', (1, 0.74, 0.42), 24)
    b = MB('shell')
    b.box(0, W, 0, D, -0.1, 0, OAK)
    b.box(-0.2, 0, -0.2, D, 0, H, WALL)
    b.box(W, W + 0.2, -0.2, D, 0, H, WALL)
    b.box(0, W, -0.2, 0, 0, H, WALL)
    b.box(-0.2, W + 0.2, -0.2, D + 0.2, H, H + 0.2, CEIL)
    for k in range(44):
        b.box(W - 0.08, W - 0.02, 0.1 + k * 0.18, 0.18 + k * 0.18, 0, H, SLAT)
    for k in range(8):
        x = k * W / 7
        b.box(x - 0.04, x + 0.04, D - 0.06, D + 0.06, 0, H, BLACK)
    b.box(0, W, D - 0.06, D + 0.06, 0, 0.1, BLACK)
    b.box(0, W, D - 0.05, D + 0.05, 2.6, 2.66, BLACK)
    b.quad((0, D, 0), (W, D, 0), (W, D, H), (0, D, H), GLASS)
    # kitchenette
    b.box(0, 0.62, 0.8, 6.6, 0, 0.9, GREENC)
    b.box(0, 0.66, 0.75, 6.65, 0.9, 0.94, STONE)
    b.box(0, 0.36, 0.8, 4.4, 1.5, 2.5, GREENC)
    b.box(
        0,
        0.03,
        0.8,
        6.6,
        0.94,
        1.5,
        tiles('splash', (0.62, 0.60, 0.55), (0.2, 0.07), 0.15, (0.5, 0.5, 0.48), 0.1, 0.004, offset=0.5),
    )
    b.box(0.02, 0.3, 4.5, 6.6, 1.55, 1.59, OAK)
    b.box(0.02, 0.3, 4.5, 6.6, 2.0, 2.04, OAK)
    b.box(0.1, 0.12, 0.8, 4.4, 1.485, 1.5, emitter('under', (1, 0.8, 0.55), 9))
    for k in range(9):
        y = 0.8 + k * 0.645
        b.box(0.62, 0.625, y - 0.003, y + 0.003, 0.1, 0.88, BLACK)
        b.box(0.625, 0.65, y + 0.12, y + 0.52, 0.80, 0.82, BRASS)
    for k in range(7):
        b.cyl(0.16, 4.7 + k * 0.28, 1.59, 1.71 + 0.03 * (k % 3), 0.05, [STONE, SEAT, SEAT2][k % 3], 0.06, 20)
        b.cyl(0.16, 4.7 + k * 0.28, 2.04, 2.2, 0.035, GLASS, 0.045, 16)
    b.box(2.0, 2.8, 1.4, 4.6, 0, 0.88, GREENC)
    b.box(1.9, 3.0, 1.3, 4.7, 0.88, 0.93, STONE)
    b.cyl(2.4, 3.8, 0.93, 1.02, 0.16, OAK, 0.2, 28)
    for k in range(9):
        a = k * 2.4
        ball(
            2.4 + 0.09 * math.cos(a) * (k > 0),
            3.8 + 0.09 * math.sin(a) * (k > 0),
            1.06 + 0.03 * (k == 0),
            0.045,
            plain('fruit%d' % (k % 3), [(0.55, 0.06, 0.03), (0.60, 0.32, 0.03), (0.22, 0.38, 0.05)][k % 3], 0.35),
            18,
        )
    b.obj(bevel=0.004, seg=1)
    for k in range(3):
        chair(3.35, 1.9 + k * 1.05, -math.pi / 2, BLACK, SEAT, 0.68)
    # long table, set for twelve
    t = MB('longtable')
    t.box(5.0, 10.6, 3.5, 4.6, 0.70, 0.76, TABLE)
    for x in (5.5, 10.1):
        t.box(x - 0.05, x + 0.05, 3.65, 4.45, 0, 0.70, BLACK)
    PLT = plain('plate', (0.80, 0.79, 0.76), 0.15)
    for k in range(6):
        x = 5.55 + k * 0.9
        for y, s in ((3.72, 1), (4.38, -1)):
            t.cyl(x, y, 0.76, 0.773, 0.09, PLT, 0.135, 32)
            t.cyl(x + 0.2, y + 0.13 * s, 0.76, 0.765, 0.03, GLASS, seg=16)
            t.cyl(x + 0.2, y + 0.13 * s, 0.765, 0.83, 0.004, GLASS, seg=8)
            t.cyl(x + 0.2, y + 0.13 * s, 0.83, 0.93, 0.022, GLASS, 0.036, 18, False)
            t.box(x - 0.19, x - 0.18, y - 0.09, y + 0.09, 0.761, 0.764, STEEL)
            t.box(x - 0.05, x + 0.05, y - 0.04, y + 0.04, 0.774, 0.782, SEAT2)
    for k in range(5):
        t.cyl(6.0 + k * 0.9, 4.05, 0.76, 0.84, 0.035, BRASS, 0.04, 20)
        t.cyl(6.0 + k * 0.9, 4.05, 0.84, 0.86, 0.012, emitter('flame', (1, 0.6, 0.2), 14), 0.002, 10)
    t.obj(bevel=0.003)
    for k in range(3):
        q = palm((6.45 + k * 1.35, 4.05, 0.70), 0.6, 30 + k, (0.62, 0.58, 0.52))
        q.scale = (0.3, 0.3, 0.4)
    for k in range(6):
        chair(5.55 + k * 0.9, 3.25, math.pi, BLACK, SEAT2 if k % 2 else SEAT)
        chair(5.55 + k * 0.9, 4.85, 0, BLACK, SEAT if k % 2 else SEAT2)
    p = MB('pend')
    for k in range(5):
        x = 5.9 + k * 0.95
        p.rod((x, 4.05, 2.15), (x, 4.05, H), 0.006, BLACK, seg=8)
        p.cyl(x, 4.05, 1.9, 2.15, 0.19, BRASS, 0.05, 32, False)
        p.cyl(x, 4.05, 1.95, 1.97, 0.10, emitter('pl2', (1, 0.8, 0.55), 20), seg=20)
    p.obj(smooth=True)
    area((7.8, 4.05, 1.88), (4.4, 0.3), 90, (1, 0.8, 0.55))
    string_lights([((0, k * 1.6 + 0.4, H - 0.1), (W, k * 1.6 + 1.2, H - 0.1)) for k in range(5)], BULB, BLACK, 0.25, 0.5)
    sofa(11.9, 6.4, 2.2, fabric('cream', (0.66, 0.60, 0.50)), -math.pi / 2, 0.95, BLACK)
    palm((12.3, 7.5, 0), 2.1, 3, (0.10, 0.10, 0.10))
    palm((4.3, 7.5, 0), 1.9, 5, (0.62, 0.58, 0.52))
    palm((0.5, 7.4, 0), 1.7, 8, (0.10, 0.10, 0.10))
    V = neighbours('dawn')
    for ix in range(-5, 7):
        for iy in range(3):
            inst(V[R.choice([0, 1, 3, 5, 6])], (ix * 48 + R.uniform(-2, 2), 130 + iy * 50, -40), 0, (1, 1, R.uniform(0.85, 1.1)))
    gradsky(
        [
            (0.0, (0.66, 0.34, 0.20)),
            (0.07, (0.48, 0.30, 0.28)),
            (0.18, (0.22, 0.22, 0.36)),
            (0.45, (0.07, 0.12, 0.28)),
            (1.0, (0.03, 0.05, 0.15)),
        ],
        (1.0, 0.42, 0.12),
        20.0,
        1.0,
        0.45,
        (0.80, 0.32, 0.20),
        (0.16, 0.14, 0.24),
        1.5,
        seed=5.0,
    )
    area((W / 2, D / 2, H - 0.2), (11, 6), 130, (1, 0.80, 0.55))
    area((0.3, 2.6, 1.48), (0.1, 3.4), 16, (1, 0.8, 0.55))


(party_room if VIEW.startswith('party') else game_room)()
VIEWS = {
    'billiards': ((0.5, 0.5, 1.65), (5.6, 6.6, 1.2), 21, {}, 0.6),
    'break': ((2.35, 4.78, 1.10), (4.2, 5.24, 0.74), 42, dict(vertical=False, fstop=6.3, focus=1.5), -0.5),
    'pingpong': ((8.5, 0.7, 1.6), (11.0, 5.4, 1.1), 22, {}, 0.4),
    'darts': ((7.0, 6.4, 1.6), (8.15, 9, 1.65), 34, {}, 0.6),
    'bar': ((8.6, 6.9, 1.55), (14.2, 4.4, 1.35), 24, {}, 0.55),
    'party': ((4.2, 0.35, 1.7), (8.3, 5.4, 1.35), 20, {}, 0.3),
    'partytable': ((10.9, 2.0, 1.55), (6.6, 4.4, 0.95), 26, {}, 0.3),
}
cam, target, lens, extra, e = VIEWS[VIEW]
camera(cam, target, lens, **extra)
render(OUT, 40, exposure=e, bloom=0.12, clamp=3, sat=1.1, bounces=5, k=0.7)
