"""Sauna and fitness gym (two separate rooms in one file).

usage: blender -b -t 2 --python spa_gym.py -- VIEW OUT.png
VIEW: sauna heater gym treadmills weights
"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
from city import *
from furniture import *

argv = sys.argv[sys.argv.index('--') + 1 :]
VIEW, OUT = argv[0], argv[1]
sc = reset()
random.seed(9)
R = random.Random(9)
BLACK = plain('black', (0.022, 0.022, 0.024), 0.4, 0.3)
STEEL = plain('steel', (0.68, 0.68, 0.68), 0.2, 1.0)
WHITE = plain('whitepaint', (0.78, 0.77, 0.74), 0.6)


def sauna():
    """Room 3.6 x 2.9 x 2.3 m. Camera in the front corner by the glass door; L-shaped benches along the left and the back wall."""
    W, D, H = 3.6, 2.9, 2.3
    A, B = (0.62, 0.42, 0.245), (0.45, 0.285, 0.15)
    WX = wood('aspenX', A, B, (0.09, 2.2), 0.5, 'HX')
    WY = wood('aspenY', A, B, (0.09, 2.2), 0.5, 'HY')
    BX_ = wood('benchX', (0.68, 0.49, 0.30), (0.54, 0.36, 0.20), (0.11, 3), 0.45, 'X')
    BY_ = wood('benchY', (0.68, 0.49, 0.30), (0.54, 0.36, 0.20), (0.11, 3), 0.45, 'Y')
    CE = wood('aspenC', A, B, (0.09, 2.2), 0.5, 'X')
    FL = tiles('floor', (0.14, 0.135, 0.13), 0.3, 0.45, (0.08, 0.08, 0.08), 0.12, 0.004)
    CHAR = wood('char', (0.10, 0.06, 0.04), (0.05, 0.03, 0.02), (0.09, 2.2), 0.5, 'HX')
    GLOW = emitter('glow', (1, 0.62, 0.28), 9)
    b = MB('shell')
    b.box(0, W, 0, D, -0.1, 0, FL)
    for k in range(26):  # real boards with joints
        z = k * 0.09
        b.box(0.0, W, D - 0.02, D, z, z + 0.084, CHAR if 12 <= k < 15 and 0 else WX)
        b.box(0, 0.02, 0, D, z, z + 0.084, WY)
        b.box(W - 0.02, W, 0.95, D, z, z + 0.084, WY)
        b.box(0, W, -0.02, 0, z, z + 0.084, WX)
    for k in range(40):
        b.box(0, W, k * 0.0737, k * 0.0737 + 0.069, H, H + 0.02, CE)
    b.box(-0.1, -0.01, 0, D, 0, H, BLACK)
    b.box(0, W, D + 0.01, D + 0.1, 0, H, BLACK)
    b.box(W + 0.01, W + 0.1, 0, D, 0, H, BLACK)
    b.box(0, W, -0.1, -0.03, 0, H, BLACK)
    b.box(0, W, 0, D, H + 0.03, H + 0.1, BLACK)
    b.obj(bevel=0.004, seg=1)
    q = MB('benches')

    def bench(x0, x1, y0, y1, z, along):
        n = max(2, round(((y1 - y0) if along == 'x' else (x1 - x0)) / 0.105))
        w = ((y1 - y0) if along == 'x' else (x1 - x0)) / n
        for k in range(n):
            if along == 'x':
                q.box(x0, x1, y0 + k * w + 0.006, y0 + (k + 1) * w - 0.006, z - 0.028, z, BX_)
            else:
                q.box(x0 + k * w + 0.006, x0 + (k + 1) * w - 0.006, y0, y1, z - 0.028, z, BY_)
        if along == 'x':
            q.box(x0, x1, y0, y0 + 0.03, z - 0.11, z - 0.03, BX_)
        else:
            q.box(x1 - 0.03, x1, y0, y1, z - 0.11, z - 0.03, BY_)

    bench(0.02, W - 0.02, D - 0.64, D - 0.02, 0.92, 'x')
    bench(0.02, 0.64, 0.5, D - 0.64, 0.92, 'y')
    bench(0.66, W - 0.02, D - 1.26, D - 0.66, 0.47, 'x')
    bench(0.66, 1.24, 0.5, D - 1.26, 0.47, 'y')
    for k in range(16):
        q.box(0.66 + k * 0.185, 0.69 + k * 0.185, D - 0.66, D - 0.64, 0.48, 0.88, BX_)
        q.box(0.64, 0.66, 0.5 + k * 0.1, 0.53 + k * 0.1, 0.48, 0.88, BY_) if k < 15 else None
    for k in range(5):
        q.box(0.5, W - 0.5, D - 0.10, D - 0.075, 1.16 + k * 0.105, 1.25 + k * 0.105, BX_)
        q.box(0.075, 0.10, 0.6, D - 0.5, 1.16 + k * 0.105, 1.25 + k * 0.105, BY_)  # back rests
    for k in range(5):
        x = 0.7 + k * 0.55
        q.box(x, x + 0.04, D - 0.075, D - 0.02, 1.1, 1.72, BX_)
    q.obj(bevel=0.006)
    g = MB('glow')
    g.box(0.5, W - 0.5, D - 0.03, D - 0.022, 1.70, 1.72, GLOW)
    g.box(0.022, 0.03, 0.6, D - 0.5, 1.70, 1.72, GLOW)
    g.box(0.66, W - 0.05, D - 0.7, D - 0.69, 0.855, 0.87, GLOW)
    g.box(0.66, 0.67, 0.5, D - 0.7, 0.855, 0.87, GLOW)
    g.box(1.3, W - 0.05, D - 1.24, D - 1.23, 0.40, 0.415, GLOW)
    g.obj()
    area((W / 2, D - 0.06, 1.74), (W - 1, 0.04), 16, (1, 0.66, 0.34), (160, 0, 0))
    area((0.06, 1.5, 1.74), (0.04, 1.7), 12, (1, 0.66, 0.34), (180, 20, 0))
    area((W / 2 + 0.3, D - 0.72, 0.84), (2.7, 0.03), 9, (1, 0.62, 0.3))
    area((W / 2 + 0.5, D - 1.28, 0.39), (2.2, 0.03), 6, (1, 0.62, 0.3))
    area((W / 2, D / 2, H - 0.05), (1.6, 1.2), 20, (1, 0.8, 0.56))
    # heater with stones behind a guard rail
    hx, hy = 3.05, 1.0
    h = MB('heater')
    h.box(hx - 0.24, hx + 0.24, hy - 0.2, hy + 0.2, 0.12, 0.74, BLACK)
    h.box(hx - 0.26, hx + 0.26, hy - 0.22, hy + 0.22, 0.74, 0.78, STEEL)
    for k in range(9):
        h.box(hx - 0.255, hx - 0.24, hy - 0.18 + k * 0.042, hy - 0.155 + k * 0.042, 0.2, 0.68, STEEL)
    for x in (hx - 0.18, hx + 0.18):
        h.box(x - 0.02, x + 0.02, hy - 0.02, hy + 0.02, 0, 0.12, BLACK)
    GR = [(x, y) for x in (hx - 0.42, hx + 0.42) for y in (hy - 0.40, hy + 0.40)]
    for x, y in GR:
        h.box(x - 0.025, x + 0.025, y - 0.025, y + 0.025, 0, 0.95, BX_)
    for z in (0.45, 0.68, 0.91):
        h.box(hx - 0.44, hx - 0.41, hy - 0.42, hy + 0.42, z, z + 0.06, BY_)
        h.box(hx - 0.44, hx + 0.44, hy + 0.395, hy + 0.425, z, z + 0.06, BX_)
        h.box(hx - 0.44, hx + 0.44, hy - 0.425, hy - 0.395, z, z + 0.06, BX_)
    h.obj(bevel=0.005)
    ST = [
        plain('stone%d' % i, c, 0.8, var=0.3, vscale=12, bump=0.5, bscale=40)
        for i, c in enumerate([(0.13, 0.125, 0.12), (0.20, 0.19, 0.18), (0.09, 0.09, 0.095)])
    ]
    rr = random.Random(2)
    for k in range(46):
        s = rr.uniform(0.045, 0.075)
        o = ball(hx + rr.uniform(-0.19, 0.19), hy + rr.uniform(-0.15, 0.15), 0.79 + rr.uniform(0, 0.13), s, ST[k % 3], 14)
        o.scale = (1, rr.uniform(0.7, 1), rr.uniform(0.55, 0.85))
        o.rotation_euler = (rr.uniform(0, 3), rr.uniform(0, 3), rr.uniform(0, 3))
    # bucket and ladle, towels, thermometer, lamp
    k_ = MB('bucket')
    bx, by = 2.1, 1.92
    for i in range(18):
        a = 2 * math.pi * i / 18
        c = 2 * math.pi * (i + 0.93) / 18
        P = lambda an, r, z: (bx + r * math.cos(an), by + r * math.sin(an), z)
        k_.hexa(
            [
                P(a, 0.105, 0.47),
                P(a, 0.12, 0.47),
                P(c, 0.12, 0.47),
                P(c, 0.105, 0.47),
                P(a, 0.125, 0.72),
                P(a, 0.14, 0.72),
                P(c, 0.14, 0.72),
                P(c, 0.125, 0.72),
            ],
            BX_,
        )
    k_.cyl(bx, by, 0.475, 0.49, 0.11, BX_, seg=24)
    k_.cyl(bx, by, 0.52, 0.54, 0.124, STEEL, 0.126, 28, False)
    k_.cyl(bx, by, 0.66, 0.68, 0.136, STEEL, 0.138, 28, False)
    k_.rod((bx - 0.1, by - 0.05, 0.6), (bx + 0.28, by + 0.1, 0.95), 0.012, BX_)
    k_.obj(bevel=0.002)
    tube(
        'handle',
        [(bx - 0.13, by, 0.70), (bx - 0.13, by, 0.86), (bx, by, 0.97), (bx + 0.13, by, 0.86), (bx + 0.13, by, 0.70)],
        0.008,
        STEEL,
    )
    LIN = fabric('linen', (0.72, 0.69, 0.62), 120)
    GREY = fabric('grey', (0.25, 0.26, 0.26), 120)
    for i, (x, y, m) in enumerate([(1.0, D - 0.33, LIN), (1.0, D - 0.33, GREY), (3.1, D - 0.34, LIN)]):
        soft('towel', (0.42, 0.30, 0.07), (x, y, 0.925 + 0.07 * (i == 1)), m, 0.03, 0.05 * i)
    for i in range(3):
        o = soft(
            'roll',
            (0.13, 0.40, 0.13),
            (2.55 + 0.14 * i - (0.21 if i == 2 else 0), D - 0.32, 0.925 + (0.12 if i == 2 else 0)),
            [GREY, LIN, GREY][i],
            0.06,
        )
    t = MB('thermo')
    t.rod((2.6, D - 0.03, 1.92), (2.6, D - 0.05, 1.92), 0.09, BX_, seg=36)
    t.rod((2.6, D - 0.051, 1.92), (2.6, D - 0.056, 1.92), 0.075, WHITE, seg=36)
    t.bar((2.6, D - 0.058, 1.92), (2.64, D - 0.058, 1.97), 0.006, BLACK)
    t.box(2.8, 2.92, D - 0.06, D - 0.03, 1.80, 2.04, BX_)
    t.rod((2.86, D - 0.062, 1.83), (2.86, D - 0.062, 2.01), 0.018, WHITE)
    t.obj(bevel=0.002)
    l = MB('lamp')
    for k in range(7):
        l.box(0.03 + k * 0.05, 0.055 + k * 0.05, D - 0.34 + k * 0.047, D - 0.315 + k * 0.047, 1.85, 2.22, BX_)
    l.obj(bevel=0.003)
    area((0.12, D - 0.12, 2.03), (0.12, 0.3), 8, (1, 0.7, 0.4), (90, 0, 135))
    # glass door on the right, in front
    d = MB('door')
    d.quad((W - 0.01, 0.05, 0), (W - 0.01, 0.9, 0), (W - 0.01, 0.9, 2.05), (W - 0.01, 0.05, 2.05), clearglass())
    d.box(W - 0.06, W - 0.03, 0.16, 0.2, 0.85, 1.25, BX_)
    d.obj()
    flatworld((1, 0.8, 0.6), 0.02)


def gym():
    """Room 15 x 10 x 3.6 m: window wall at y = 10, mirrors on the left (x = 0), timber wall on the right."""
    globals().update(vars(materials('day')))
    W, D, H = 15.0, 10.0, 3.6
    RUB, n = newmat('rubber')
    sp = n.noise(n.pos(), 160, 2, 0.5)
    c = n.mix(n.ramp(sp, [(0.60, 0.0), (0.66, 1.0)], 'CONSTANT'), (0.030, 0.031, 0.033), (0.16, 0.17, 0.18))
    n.out(n('ShaderNodeBsdfPrincipled', None, Base_Color=c, Roughness=0.62, Specular=0.35, Normal=n.bump(sp, 0.1, 0.002)))
    OAK = wood('oak', (0.46, 0.30, 0.17), (0.34, 0.21, 0.11), (0.16, 2.2), 0.36, 'Y', coat=0.1)
    SLATW = wood('slatw', (0.36, 0.22, 0.12), (0.24, 0.14, 0.075), (0.3, 3), 0.45, 'Z')
    MIR = plain('mirror', (0.86, 0.88, 0.88), 0.015, 1.0)
    GREEN = plain('accent', (0.02, 0.30, 0.27), 0.5)
    PAD = plain('pad', (0.03, 0.03, 0.033), 0.45, bump=0.2, bscale=300)
    GREYM = plain('frame', (0.20, 0.205, 0.21), 0.35, 0.5)
    b = MB('shell')
    b.box(0, W, 0, D, -0.1, 0, RUB)
    b.box(9.2, W, 0, 4.2, 0, 0.012, OAK)
    b.box(9.16, 9.2, 0, 4.2, 0, 0.014, STEEL)
    b.box(-0.2, 0, 0, D, 0, H, WHITE)
    b.box(W, W + 0.2, 0, D, 0, H, WHITE)
    b.box(0, W, -0.2, 0, 0, H, plain('back', (0.30, 0.31, 0.31), 0.8, var=0.05))
    b.box(-0.2, W + 0.2, -0.2, D + 0.2, H, H + 0.2, plain('ceil', (0.70, 0.70, 0.68), 0.85))
    for k in range(6):
        b.box(0.005, 0.02, 1.2 + k * 1.4, 2.58 + k * 1.4, 0.35, 2.75, MIR)
    b.box(0, 0.03, 1.1, 9.7, 0.28, 0.34, BLACK)
    b.box(0, 0.03, 1.1, 9.7, 2.76, 2.8, BLACK)
    for k in range(74):
        b.box(W - 0.07, W - 0.01, 0.1 + k * 0.134, 0.165 + k * 0.134, 0, H - 0.3, SLATW)
    b.box(W - 0.012, W, 0, D, 0, H, BLACK)
    for k in range(5):  # linear lamps
        y = 1.2 + k * 1.95
        b.box(0.8, W - 0.8, y - 0.035, y + 0.035, H - 0.10, H - 0.02, BLACK)
        b.box(0.85, W - 0.85, y - 0.025, y + 0.025, H - 0.105, H - 0.10, emitter('lin', (1, 0.95, 0.88), 14))
        area((W / 2, y, H - 0.12), (W - 2, 0.06), 66, (1, 0.94, 0.86))
    for y in (2.6, 6.6):
        b.rod((0, y, H - 0.3), (W, y, H - 0.3), 0.16, STEEL, seg=24)
    for k in range(9):
        x = k * W / 8
        b.box(x - 0.04, x + 0.04, D - 0.06, D + 0.06, 0, H, BLACK)
    b.box(0, W, D - 0.06, D + 0.06, 0, 0.12, BLACK)
    b.box(0, W, D - 0.05, D + 0.05, 2.7, 2.76, BLACK)
    b.quad((0, D, 0), (W, D, 0), (W, D, H), (0, D, H), clearglass())
    b.obj()

    def treadmill(x, y):
        t = MB('treadmill')
        t.box(-0.42, 0.42, -0.95, 0.95, 0.06, 0.2, GREYM)
        t.box(-0.27, 0.27, -0.92, 0.75, 0.2, 0.212, PAD)
        t.box(-0.41, -0.28, -0.92, 0.7, 0.2, 0.225, BLACK)
        t.box(0.28, 0.41, -0.92, 0.7, 0.2, 0.225, BLACK)
        t.box(-0.36, 0.36, 0.62, 0.98, 0.2, 0.36, BLACK)
        for s in (-0.40, 0.40):
            t.bar((s, 0.82, 0.2), (s, 0.62, 1.32), 0.075, GREYM)
            t.bar((s, 0.62, 1.02), (s, 0.05, 0.98), 0.045, BLACK)
            t.box(s - 0.03, s + 0.03, -0.05, 0.1, 0.2, 0.22, BLACK)
        t.hexa(
            [
                (-0.43, 0.52, 1.22),
                (0.43, 0.52, 1.22),
                (0.43, 0.74, 1.24),
                (-0.43, 0.74, 1.24),
                (-0.43, 0.60, 1.58),
                (0.43, 0.60, 1.58),
                (0.43, 0.70, 1.60),
                (-0.43, 0.70, 1.60),
            ],
            BLACK,
        )
        t.hexa(
            [
                (-0.26, 0.525, 1.29),
                (0.26, 0.525, 1.29),
                (0.26, 0.53, 1.29),
                (-0.26, 0.53, 1.29),
                (-0.26, 0.588, 1.54),
                (0.26, 0.588, 1.54),
                (0.26, 0.593, 1.54),
                (-0.26, 0.593, 1.54),
            ],
            emitter('screen', (0.25, 0.55, 0.75), 1.6),
        )
        t.bar((-0.4, 0.55, 1.05), (0.4, 0.55, 1.05), 0.05, BLACK)
        t.box(-0.07, 0.07, 0.48, 0.56, 1.06, 1.1, plain('stop', (0.5, 0.02, 0.02), 0.4))
        t.obj((x, y, 0), 0, bevel=0.008)

    for k in range(5):
        treadmill(1.6 + k * 1.35, 8.2)

    def bike(x, y):
        t = MB('bike')
        t.box(-0.28, 0.28, -0.62, -0.54, 0, 0.06, BLACK)
        t.box(-0.28, 0.28, 0.54, 0.62, 0, 0.06, BLACK)
        t.bar((0, -0.58, 0.05), (0, 0.58, 0.05), 0.08, GREYM)
        t.bar((0, -0.1, 0.1), (0, -0.32, 0.92), 0.07, GREYM)
        t.bar((0, 0.28, 0.1), (0, 0.42, 1.12), 0.07, GREYM)
        t.bar((0, -0.2, 0.5), (0, 0.36, 0.62), 0.08, GREYM)
        t.rod((-0.03, 0.38, 0.34), (0.03, 0.38, 0.34), 0.27, GREEN, seg=40)
        t.rod((-0.035, 0.38, 0.34), (0.035, 0.38, 0.34), 0.12, BLACK, seg=24)
        t.rod((-0.07, -0.02, 0.34), (0.07, -0.02, 0.34), 0.11, BLACK, seg=24)
        for s in (-1, 1):
            t.bar((s * 0.08, -0.02, 0.34), (s * 0.08, -0.02 + 0.12 * s, 0.34 - 0.12 * s), 0.03, STEEL)
            t.box(
                s * 0.08 - 0.03,
                s * 0.08 + 0.1 * s + 0.03,
                -0.07 + 0.12 * s,
                0.03 + 0.12 * s,
                0.2 - 0.12 * s + 0.12,
                0.235 - 0.12 * s + 0.12,
                BLACK,
            )
            t.bar((s * 0.05, 0.42, 1.12), (s * 0.2, 0.5, 1.16), 0.035, BLACK)
            t.bar((s * 0.2, 0.5, 1.16), (s * 0.2, 0.74, 1.2), 0.035, BLACK)
        t.bar((0, 0.42, 1.1), (0, 0.58, 1.28), 0.05, BLACK)
        t.box(-0.1, 0.1, 0.55, 0.6, 1.2, 1.38, BLACK)
        t.obj((x, y, 0), 0, bevel=0.006)
        soft('saddle', (0.2, 0.28, 0.07), (x, y - 0.36, 0.92), PAD, 0.03)

    for k in range(4):
        bike(9.0 + k * 1.05, 8.35)
    # dumb-bell rack in front of the mirrors
    r = MB('rack')
    for y in (2.6, 4.4, 6.2):
        r.box(0.28, 0.36, y - 0.03, y + 0.03, 0, 1.12, GREYM)
        r.bar((0.32, y, 0.03), (0.95, y, 0.03), 0.06, GREYM)
    for lv, (x, z) in enumerate([(0.78, 0.30), (0.62, 0.64), (0.46, 0.98)]):
        r.hexa(
            [
                (x - 0.2, 2.5, z + 0.05),
                (x + 0.2, 2.5, z - 0.03),
                (x + 0.2, 6.3, z - 0.03),
                (x - 0.2, 6.3, z + 0.05),
                (x - 0.2, 2.5, z + 0.08),
                (x + 0.2, 2.5, z),
                (x + 0.2, 6.3, z),
                (x - 0.2, 6.3, z + 0.08),
            ],
            GREYM,
        )
        for k in range(12 if lv else 10):
            y = 2.72 + k * (0.295 if lv else 0.36)
            s = (0.078 if lv == 0 else 0.064 if lv == 1 else 0.05) * (1 + 0.02 * k)
            zz = z + 0.05 + s
            for e in (-1, 1):
                r.rod((x + e * 0.16, y, zz - e * 0.03), (x + e * 0.07, y, zz - e * 0.012), s, PAD, seg=6 if lv else 24)
                r.rod((x + e * 0.161, y, zz - e * 0.03), (x + e * 0.165, y, zz - e * 0.03), s * 0.55, STEEL, seg=20)
            r.rod((x - 0.08, y, zz), (x + 0.08, y, zz), 0.016, STEEL)
    r.obj(bevel=0.004)

    # benches, squat rack with bar, balls, mats
    def flatbench(x, y, rz):
        f = MB('bf')
        f.bar((-0.0, -0.5, 0.06), (0, 0.5, 0.06), 0.07, GREYM)
        f.box(-0.25, 0.25, -0.54, -0.48, 0, 0.06, GREYM)
        f.box(-0.25, 0.25, 0.48, 0.54, 0, 0.06, GREYM)
        f.bar((0, -0.45, 0.06), (0, -0.4, 0.4), 0.07, GREYM)
        f.bar((0, 0.45, 0.06), (0, 0.4, 0.4), 0.07, GREYM)
        group([f.obj(), soft('pad', (0.3, 1.2, 0.08), (0, 0, 0.4), PAD, 0.03)], x, y, rz)

    flatbench(2.3, 3.3, math.pi / 2)
    flatbench(2.3, 5.2, math.pi / 2 + 0.1)
    s = MB('squat')
    for x in (5.2, 6.5):
        for y in (1.2, 2.4):
            s.box(x - 0.04, x + 0.04, y - 0.04, y + 0.04, 0, 2.5, GREYM)
        s.box(x - 0.04, x + 0.04, 1.2, 2.4, 2.42, 2.5, GREYM)
        s.box(x - 0.04, x + 0.04, 1.2, 2.4, 0, 0.06, GREYM)
        s.box(x - 0.03, x + 0.03, 1.2, 2.4, 0.78, 0.83, STEEL)
        s.box(x - 0.05, x + 0.05, 2.4, 2.52, 1.28, 1.34, BLACK)
    s.box(5.2, 6.5, 1.16, 1.24, 2.42, 2.5, GREYM)
    s.rod((5.2, 2.4, 2.35), (6.5, 2.4, 2.35), 0.018, STEEL)
    s.rod((4.75, 2.47, 1.37), (6.95, 2.47, 1.37), 0.014, STEEL)
    for e, x in ((-1, 4.98), (1, 6.72)):
        for k, (rad, m) in enumerate([(0.225, PAD), (0.225, PAD), (0.19, GREEN)]):
            s.rod((x + e * k * 0.045 - 0.02, 2.47, 1.37), (x + e * k * 0.045 + 0.02, 2.47, 1.37), rad, m, seg=40)
    s.obj(bevel=0.004)
    for x, y, q, m in (
        (13.9, 1.0, 0.33, GREEN),
        (13.2, 0.7, 0.28, plain('ball2', (0.20, 0.21, 0.22), 0.45)),
        (14.2, 1.9, 0.25, plain('ball3', (0.45, 0.30, 0.08), 0.45)),
    ):
        ball(x, y, q + 0.012, q, m, 40)
    m_ = MB('mats')
    for k in range(3):
        m_.box(9.9 + k * 1.3, 10.55 + k * 1.3, 1.3, 3.1, 0.012, 0.024, [GREEN, plain('mat2', (0.16, 0.18, 0.22), 0.8), GREEN][k])
    for k in range(5):
        m_.rod((9.5 + k * 0.17, 0.2, 0.09), (9.5 + k * 0.17, 0.85, 0.09), 0.075, [GREEN, PAD][k % 2], seg=24)
    m_.obj()
    for x, y, h in ((0.6, 9.4, 1.6), (14.4, 9.3, 2.0), (8.0, 9.4, 1.5)):
        palm((x, y, 0), h, int(x * 3), (0.10, 0.10, 0.10))
    # city behind the window
    V = neighbours('day')
    T = tree_mesh(4, 9, 4000, (0.045, 0.09, 0.018), 0.26)
    for ix in range(-5, 7):
        for iy in range(3):
            inst(V[R.choice([0, 1, 3, 5, 6])], (ix * 47 + R.uniform(-2, 2), 105 + iy * 50, -30), 0, (1, 1, R.uniform(0.85, 1.1)))
    o = MB('ground')
    o.quad((-900, 11, -30), (900, 11, -30), (900, 900, -30), (-900, 900, -30), plain('street', (0.08, 0.08, 0.08), 0.9))
    o.obj()
    for k in range(50):
        inst(T, (R.uniform(-120, 160), R.uniform(60, 96), -30), R.uniform(0, 6), R.uniform(0.8, 1.3))
    sky(32, 128, 0.10, 0.5, 0.5, seed=3.4, dust=0.6)
    area((W / 2, D - 0.2, 1.9), (W, 3.2), 380, (0.86, 0.93, 1), (-90, 0, 0), refl=False)


{'sauna': sauna, 'heater': sauna}.get(VIEW, gym)()
VIEWS = {
    'sauna': ((3.15, 0.22, 1.45), (1.15, 2.5, 1.02), 18, {}, 0.35),
    'heater': ((1.5, 0.75, 1.25), (2.75, 1.75, 0.82), 24, {}, 0.45),
    'gym': ((8.3, 3.9, 1.5), (2.9, 8.6, 1.25), 20, {}, 0.75),
    'treadmills': ((1.0, 5.9, 1.6), (6.4, 8.7, 1.15), 22, {}, 0.0),
    'weights': ((4.6, 1.0, 1.5), (0.6, 5.0, 1.05), 24, {}, 1.1),
}
cam, target, lens, extra, e = VIEWS[VIEW]
camera(cam, target, lens, **extra)
render(OUT, 40, exposure=e, bloom=0.08, clamp=3, sat=1.08, bounces=5, k=0.7)
