"""Lobby + entrance + mail room. usage: blender -b -t 2 --python lobby.py -- VIEW OUT.png   VIEW: wide desk lounge mail"""
import sys, os

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arch import *
from cars import *
from city import *
from furniture import *

argv = sys.argv[sys.argv.index('--') + 1 :]
VIEW, OUT = argv[0], argv[1]
sc = reset()
random.seed(3)
R = random.Random(3)
FLOOR = marble('floor', (0.78, 0.75, 0.70), (0.45, 0.40, 0.34), (1.2, 1.2), 0.06)
FEAT = marble('feat', (0.055, 0.052, 0.05), (0.55, 0.42, 0.26), (2.4, 1.45), 0.10, 0.30, 0.4)
WALNUT = wood('walnut', (0.25, 0.14, 0.078), (0.12, 0.064, 0.034), (0.62, 2.6), 0.35, 'ZY', coat=0.15)
SLAT = plain('slat', (0.21, 0.12, 0.066), 0.4, var=0.25, vscale=2)
WALL = plain('wall', (0.74, 0.70, 0.64), 0.7, var=0.03)
CEIL = plain('ceil', (0.84, 0.82, 0.78), 0.85)
BRASS = plain('brass', (0.72, 0.48, 0.20), 0.22, 1.0)
BLACK = plain('black', (0.02, 0.02, 0.02), 0.35, 0.3)
LINEN = fabric('linen', (0.60, 0.54, 0.45))
TEAL = fabric('teal', (0.03, 0.12, 0.13))
RUST = fabric('rust', (0.30, 0.105, 0.05))
RUG = fabric('rug', (0.34, 0.31, 0.27), 90)
RUG2 = fabric('rug2', (0.10, 0.13, 0.15), 90)
COVE = emitter('cove', (1, 0.74, 0.45), 9)
SPOT = emitter('spot', (1, 0.86, 0.68), 30)
GLOBE = emitter('globe', (1, 0.80, 0.55), 6)
GLASS = clearglass()
STONE = marble('stonetop', (0.85, 0.83, 0.80), (0.35, 0.32, 0.3), (6, 6), 0.08, 0.8)
# room: x 0..18, y 0..12 ; glass front at y=0 ; feature wall at y=12
W, D, H = 18.0, 12.0, 5.2
b = MB('shell')
b.quad((-0.5, -0.3, 0), (W + 0.5, -0.3, 0), (W + 0.5, D + 0.2, 0), (-0.5, D + 0.2, 0), FLOOR)
b.box(-0.2, 0, 0, D, 0, H, WALL)
b.box(W, W + 0.2, 0, D, 0, H, WALL)
b.box(0, W, D, D + 0.2, 0, H, WALL)
b.box(-0.2, W + 0.2, -0.2, D + 0.2, H, H + 0.3, CEIL)
# dropped ceiling frame with cove light
for x0, x1, y0, y1 in ((0, W, 0, 1.6), (0, W, D - 1.4, D), (0, 1.8, 1.6, D - 1.4), (W - 1.8, W, 1.6, D - 1.4)):
    b.box(x0, x1, y0, y1, H - 0.62, H - 0.42, CEIL)
for x0, x1, y0, y1 in (
    (1.5, W - 1.5, 1.3, 1.42),
    (1.5, W - 1.5, D - 1.22, D - 1.1),
    (1.5, 1.62, 1.4, D - 1.2),
    (W - 1.62, W - 1.5, 1.4, D - 1.2),
):
    b.box(x0, x1, y0, y1, H - 0.42, H - 0.36, COVE)
# slatted timber ceiling panels in the tray
for k in range(24):
    b.box(2.2 + k * 0.6, 2.2 + k * 0.6 + 0.16, 1.9, D - 1.7, H - 0.1, H - 0.02, SLAT)
# columns clad in marble with brass foot
for x in (2.0, 16.0):
    for y in (2.2,):
        b.box(x - 0.35, x + 0.35, y - 0.35, y + 0.35, 0, H, FEAT)
        b.box(x - 0.37, x + 0.37, y - 0.37, y + 0.37, 0, 0.12, BRASS)
# feature wall: bookmatched dark marble centre, timber slats beside
b.box(5.4, 12.6, D - 0.12, D, 0, H - 0.62, FEAT)
for x in (5.36, 12.6):
    b.box(x, x + 0.04, D - 0.15, D, 0, H - 0.62, BRASS)
for k in range(46):
    for x0 in (0.25, 12.9):
        b.box(x0 + k * 0.105, x0 + k * 0.105 + 0.055, D - 0.10, D - 0.02, 0.1, H - 0.62, SLAT)
b.box(0.2, 5.3, D - 0.03, D, 0, H - 0.6, BLACK)
b.box(12.7, W - 0.2, D - 0.03, D, 0, H - 0.6, BLACK)
# left wall: walnut panels with brass joints ; elevator doors
b.box(0, 0.05, 0.2, D - 0.2, 0, H - 0.62, WALNUT)
for y in (2.6, 5.6, 8.6):
    b.box(0.04, 0.10, y - 0.75, y + 0.75, 0, 2.6, BRASS)
    b.box(0.06, 0.13, y - 0.62, y - 0.01, 0, 2.45, plain('elev', (0.62, 0.55, 0.44), 0.18, 1.0))
    b.box(0.06, 0.13, y + 0.01, y + 0.62, 0, 2.45, plain('elev', (0.62, 0.55, 0.44), 0.18, 1.0))
    b.box(0.05, 0.08, y + 0.95, y + 1.05, 1.05, 1.3, BLACK)
    b.box(0.05, 0.12, y - 0.14, y + 0.14, 2.72, 2.86, BLACK)
    b.box(0.10, 0.125, y - 0.06, y + 0.06, 2.75, 2.83, emitter('ind', (1, 0.35, 0.1), 5))
for z in (1.35, 2.95):
    b.box(0.05, 0.058, 0.2, D - 0.2, z, z + 0.012, BRASS)
for y in (1.1, 4.1, 7.1, 10.1):
    b.box(0.05, 0.058, y - 0.006, y + 0.006, 0.1, H - 0.62, BRASS)
    b.box(0.05, 0.11, y - 0.05, y + 0.05, 1.75, 2.35, BRASS)
    b.box(0.11, 0.15, y - 0.03, y + 0.03, 1.8, 2.3, GLOBE)
b.box(0.04, 0.07, 0.2, D - 0.2, 0, 0.12, BRASS)
# right wall: mail boxes alcove
b.box(W - 0.06, W, 1.0, 6.8, 0.55, 2.35, plain('mailback', (0.05, 0.05, 0.05), 0.5))
for i in range(19):
    for j in range(8):
        y = 1.1 + i * 0.3
        z = 0.62 + j * 0.212
        b.box(W - 0.09, W - 0.05, y, y + 0.288, z, z + 0.2, plain('mailbox', (0.58, 0.42, 0.22), 0.28, 1.0))
        b.box(W - 0.1, W - 0.09, y + 0.22, y + 0.245, z + 0.08, z + 0.11, BLACK)
        b.box(W - 0.095, W - 0.09, y + 0.05, y + 0.14, z + 0.13, z + 0.16, plain('lab', (0.85, 0.84, 0.8), 0.6))
b.box(W - 0.35, W, 0.9, 6.9, 0.42, 0.5, STONE)
b.box(W - 0.25, W, 0.8, 7.0, 2.42, 2.5, SLAT)
b.box(W - 0.22, W - 0.1, 0.9, 6.9, 2.40, 2.42, COVE)
b.box(0, W, D - 0.16, D - 0.12, 0, 0.1, BRASS)
# glass front
for k in range(8):
    x = k * W / 7
    b.box(x - 0.04, x + 0.04, -0.06, 0.06, 0, H, BLACK)
b.box(0, W, -0.05, 0.05, 2.9, 2.98, BLACK)
b.box(0, W, -0.05, 0.05, 0, 0.06, BLACK)
b.quad((0, 0, 0), (W, 0, 0), (W, 0, H), (0, 0, H), GLASS)
b.obj()
# downlights
d = MB('down')
for x in np.linspace(1.0, W - 1, 9):
    for y in (0.8, D - 0.7):
        d.cyl(x, y, H - 0.625, H - 0.615, 0.06, SPOT, seg=20)
        d.cyl(x, y, H - 0.63, H - 0.61, 0.085, BRASS, seg=20, cap=False)
d.obj()
# reception desk: curved-ish, marble front + brass plinth + lit underside
q = MB('desk')
q.box(6.6, 11.4, 9.0, 9.45, 0.12, 1.12, FEAT)
q.box(6.7, 11.3, 9.05, 9.4, 0, 0.12, BRASS)
q.box(6.4, 11.6, 8.85, 9.75, 1.12, 1.18, STONE)
q.box(6.6, 7.05, 9.45, 10.6, 0.12, 1.12, FEAT)
q.box(10.95, 11.4, 9.45, 10.6, 0.12, 1.12, FEAT)
q.obj(bevel=0.012)
q = MB('desk2')
q.box(6.55, 11.45, 8.97, 9.0, 0.1, 0.13, COVE)
for k in range(60):
    q.box(6.66 + k * 0.08, 6.69 + k * 0.08, 8.975, 9.0, 0.2, 1.08, BRASS) if k % 2 == 0 and 0 else None
q.box(8.0, 8.55, 9.35, 9.38, 1.25, 1.6, BLACK)
q.box(8.2, 8.35, 9.3, 9.45, 1.18, 1.26, BLACK)
q.obj()
pl = palm((10.6, 9.25, 1.18), 0.75, 9)
pl.scale = (0.5, 0.5, 0.6)
# pendants: cluster of globes over the lounge
g = MB('pend')
for i in range(11):
    x, y = 4.9 + R.uniform(-1.1, 1.1), 5.9 + R.uniform(-1.1, 1.1)
    z = R.uniform(2.75, 4.0)
    g.bar((x, y, z), (x, y, H), 0.012, BRASS)
    g.cyl(x, y, z + 0.12, z + 0.2, 0.05, BRASS, 0.03, 16)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=R.uniform(0.10, 0.16), location=(x, y, z), segments=32, ring_count=16)
    o = bpy.context.object
    o.data.materials.append(GLOBE)
    bpy.ops.object.shade_smooth()
# linear chandelier over desk
for k in range(3):
    g.box(7.0, 11.0, 8.7 + k * 0.25, 8.74 + k * 0.25, 3.1 + k * 0.22, 3.14 + k * 0.22, BRASS)
    g.box(7.05, 10.95, 8.705 + k * 0.25, 8.735 + k * 0.25, 3.09 + k * 0.22, 3.1 + k * 0.22, SPOT)
    g.bar((7.4, 8.72 + k * 0.25, 3.1 + k * 0.22), (7.4, 8.72 + k * 0.25, H), 0.01, BRASS)
    g.bar((10.6, 8.72 + k * 0.25, 3.1 + k * 0.22), (10.6, 8.72 + k * 0.25, H), 0.01, BRASS)
g.obj()
# lounge
b = MB('rug')
b.box(2.6, 7.4, 4.0, 7.9, 0, 0.018, RUG)
b.box(2.75, 7.25, 4.15, 7.75, 0.018, 0.02, RUG2)
b.box(2.85, 7.15, 4.25, 7.65, 0.02, 0.022, RUG)
b.obj()
sofa(5.0, 7.3, 2.6, LINEN)
sofa(3.15, 5.9, 0.95, TEAL, math.pi / 2)
sofa(6.75, 6.5, 0.95, TEAL, -math.pi / 2)
sofa(6.75, 5.2, 0.95, TEAL, -math.pi / 2)
for x, m, r in ((4.1, RUST, 0.3), (5.9, TEAL, -0.25), (4.5, LINEN, 0.1)):
    p = soft('pil', (0.44, 0.14, 0.42), (x, 7.22, 0.54), m, 0.065, r)
    p.rotation_euler = (-0.35, 0, r)
t = MB('ct')
t.cyl(4.9, 5.8, 0.36, 0.40, 0.55, STONE, seg=64)
t.cyl(4.9, 5.8, 0.02, 0.36, 0.32, BRASS, 0.12, 40)
t.cyl(5.65, 5.35, 0.46, 0.49, 0.3, BLACK, seg=48)
t.cyl(5.65, 5.35, 0.02, 0.46, 0.02, BRASS, seg=12)
t.cyl(5.65, 5.35, 0.02, 0.04, 0.2, BRASS, seg=32)
for k, c in enumerate([(0.5, 0.45, 0.38), (0.06, 0.12, 0.14), (0.35, 0.1, 0.05)]):
    t.box(4.62 + k * 0.01, 4.92, 5.68, 5.9 - k * 0.015, 0.40 + k * 0.03, 0.428 + k * 0.03, plain('book%d' % k, c, 0.6))
t.cyl(5.1, 5.95, 0.40, 0.62, 0.05, GLASS, 0.07, 24)
t.obj(bevel=0.004)
pl = palm((5.1, 5.95, 0.42), 0.8, 21)
pl.scale = (0.35, 0.35, 0.5)


# second seating by the window, right
def second_group():
    b = MB('rug3')
    b.box(12.7, 16.7, 3.3, 7.0, 0, 0.018, RUG2)
    b.box(12.85, 16.55, 3.45, 6.85, 0.018, 0.02, RUG)
    b.box(12.95, 16.45, 3.55, 6.75, 0.02, 0.022, RUG2)
    b.obj()
    sofa(14.7, 6.4, 2.2, RUST)
    sofa(13.2, 4.7, 0.9, LINEN, math.pi / 2 + 0.2)
    sofa(16.15, 4.7, 0.9, LINEN, -math.pi / 2 - 0.2)
    for x, m, r in ((13.95, LINEN, 0.3), (15.4, TEAL, -0.25)):
        p = soft('pil', (0.44, 0.14, 0.42), (x, 6.3, 0.54), m, 0.065, r)
        p.rotation_euler = (-0.35, 0, r)
    t = MB('ct2')
    t.cyl(14.7, 4.9, 0.34, 0.38, 0.5, STONE, seg=64)
    t.cyl(14.7, 4.9, 0.02, 0.34, 0.05, BRASS, seg=20)
    t.cyl(14.7, 4.9, 0.02, 0.04, 0.3, BRASS, seg=40)
    t.box(14.5, 14.8, 4.8, 5.0, 0.38, 0.41, plain('book0', (0.5, 0.45, 0.38), 0.6))
    t.cyl(14.95, 5.05, 0.38, 0.56, 0.05, RUST, 0.07, 24)
    t.obj(bevel=0.004)


if VIEW != 'mail':
    second_group()  # in the mail view the camera is in the place of the sofa
for i, (x, y, h) in enumerate(
    [(1.0, 10.9, 2.3), (0.55, 4.1, 1.7), (16.9, 10.8, 2.4), (17.3, 7.5, 1.5), (0.8, 1.0, 2.0), (17.2, 0.6, 1.7)]
):
    palm((x, y, 0), h, i, (0.10, 0.10, 0.10) if i % 2 else (0.62, 0.58, 0.52))
# art on right wall
a = MB('art')
for k in range(3):
    a.box(W - 0.06, W - 0.02, 8.3 + k * 1.1, 9.2 + k * 1.1, 1.5, 3.1, BLACK)
m, n = newmat('art')
nz = n.noise(n.pos((1, 0.6, 0.9)), 1.1, 3, 0.5, 2.5)
n.out(
    n(
        'ShaderNodeBsdfPrincipled',
        None,
        Base_Color=n.ramp(
            nz, [(0.25, (0.75, 0.68, 0.58)), (0.45, (0.62, 0.36, 0.16)), (0.55, (0.08, 0.17, 0.2)), (0.7, (0.8, 0.75, 0.66))]
        ),
        Roughness=0.7,
    )
)
for k in range(3):
    a.box(W - 0.075, W - 0.055, 8.34 + k * 1.1, 9.16 + k * 1.1, 1.54, 3.06, m)
a.obj()
# lights
(flatworld((0.13, 0.20, 0.46), 0.55) if VIEW == 'entrance' else flatworld((0.62, 0.78, 1.0), 0.9))
area((W / 2, D / 2, H - 0.12), (13, 8), 330, (1, 0.86, 0.68))
(VIEW == 'entrance' or area((W / 2, -0.75, 2.6), (W, 5), 420, (0.82, 0.91, 1), (90, 0, 0)))
(VIEW == 'entrance' or sunlamp(24, 200 - 180 + 12, 3.2, (1, 0.82, 0.6), 1.0))
for x, y in ((9, 10.9), (7.2, 10.9), (10.8, 10.9)):
    area((x, y + 0.2, H - 0.64), (0.5, 0.1), 45, (1, 0.78, 0.5), (-25, 0, 0), spread=90)
for x in (2.7, 15.2):
    area((x, D - 0.5, H - 0.64), (4.2, 0.1), 60, (1, 0.78, 0.5), (0, 0, 0), spread=100)
area((9, 9.2, 3.0), (4, 0.3), 60, (1, 0.84, 0.62))
area((4.9, 5.9, 3.1), (1.6, 1.6), 55, (1, 0.82, 0.6))
area((W - 0.3, 3.9, 2.39), (0.1, 5.8), 25, (1, 0.8, 0.55))
area((0.5, D / 2, H - 0.64), (0.1, 10), 90, (1, 0.80, 0.54), (0, 0, 0), spread=110)
area((W - 0.6, 8.9, H - 0.64), (0.1, 4.5), 40, (1, 0.84, 0.6), spread=110)
# outside of the entrance: stone frame, canopy with lamps, planters
NIGHT = VIEW == 'entrance'
f = MB('front')
LIMEST = marble('limest', (0.46, 0.42, 0.36), (0.36, 0.31, 0.26), (1.1, 0.55), 0.5, 0.9, 0.7)
f.box(-4.5, 0, -0.5, 0.2, 0, 9, LIMEST)
f.box(W, W + 4.5, -0.5, 0.2, 0, 9, LIMEST)
f.box(0, W, -0.5, 0.2, H + 0.25, 9, LIMEST)
f.box(-0.02, W + 0.02, -0.55, 0.0, H - 0.05, H + 0.26, BRASS)
f.box(3.0, W - 3.0, -4.2, 0, 3.55, 3.85, BLACK)
f.box(3.0, W - 3.0, -4.25, -4.2, 3.5, 3.9, BRASS)
for k in range(7):
    for y in (-1.0, -2.2, -3.4):
        f.cyl(4.0 + k * 1.667, y, 3.54, 3.552, 0.09, SPOT, seg=20)
for x in (6.9, 9.0, 11.1):
    f.box(x - 0.03, x + 0.03, -0.09, 0.09, 0, 2.9, BRASS)
for x in (8.75, 9.25):
    f.cyl(x, -0.14, 0.7, 2.2, 0.022, BRASS, seg=12)
for x in (0.9, 17.1):
    f.box(x - 0.8, x + 0.8, -1.9, -0.7, 0, 0.62, BLACK)
    f.box(x - 0.75, x + 0.75, -1.85, -0.75, 0.6, 0.66, plain('soil', (0.05, 0.035, 0.025), 0.95))
for x in (-1.6, -3.2, W + 1.6, W + 3.2):
    f.box(x - 0.06, x + 0.06, -0.66, -0.5, 2.2, 3.4, BRASS)
    f.box(x - 0.045, x + 0.045, -0.70, -0.66, 2.25, 3.35, GLOBE)
f.obj(bevel=0.01)


def forecourt():
    """The forecourt in the evening: round planters with small trees, benches, low lamps along the kerb."""
    f = MB('forecourt')
    teak = plain('teak', (0.27, 0.15, 0.08), 0.55, var=0.2)
    small = tree_mesh(5, 3.4, 3600, (0.045, 0.095, 0.018), 0.12)
    for x in (3.2, 13.4):
        f.cyl(x, -5.3, 0, 0.62, 0.62, LIMEST, 0.72, 40)
        f.cyl(x, -5.3, 0.55, 0.64, 0.66, plain('soil', (0.05, 0.035, 0.025), 0.95), seg=32)
        inst(small, (x, -5.3, 0.55), x)
        area((x, -4.4, 0.15), (0.5, 0.2), 10, (1, 0.8, 0.55), (160, 0, 0))
    for x in (-0.4, 18.4):
        for k in range(5):
            f.box(x - 1.0, x + 1.0, -3.0 + k * 0.11, -2.91 + k * 0.11, 0.42, 0.46, teak)
        for e in (-0.85, 0.85):
            f.box(x + e - 0.05, x + e + 0.05, -3.0, -2.48, 0, 0.42, BLACK)
    for k in range(9):
        x = -3.0 + k * 3.0
        if abs(x - 6.2) < 2.6:
            continue  # not before the camera
        f.cyl(x, -7.6, 0, 0.85, 0.07, BLACK, seg=20)
        f.cyl(x, -7.6, 0.68, 0.8, 0.072, GLOBE, seg=20)
        area((x, -7.6, 0.62), (0.3, 0.3), 5, (1, 0.8, 0.55))
    f.obj(bevel=0.006)


for x in (0.5, 0.9, 1.3, 16.7, 17.1, 17.5):
    palm((x, -1.3, 0.25), 1.5 + 0.3 * (x % 1), int(x * 10), (0.10, 0.10, 0.10))
if NIGHT:
    area((9, -2.2, 3.5), (11, 3), 420, (1, 0.82, 0.58))
    forecourt()
    area((9, -0.9, 4.0), (16, 0.3), 260, (1, 0.78, 0.5), (150, 0, 0))
    area((W / 2, D / 2, H - 0.12), (13, 8), 420, (1, 0.86, 0.68))
    for x in (-2.4, W + 2.4):
        area((x, -1.0, 4.2), (2.5, 0.2), 50, (1, 0.8, 0.55), (20, 0, 0))
# outside: pavement, street and the houses across it
o = MB('out')
PAVING = tiles('pave', (0.30, 0.285, 0.265), (1.2, 0.6), 0.38, (0.16, 0.15, 0.14), 0.12, 0.01, offset=0.5)
o.quad((-60, -9.5, -0.02), (80, -9.5, -0.02), (80, -0.2, -0.02), (-60, -0.2, -0.02), PAVING)
o.box(6.4, 11.6, -2.6, -0.35, -0.02, 0.012, plain('doormat', (0.03, 0.032, 0.035), 0.95, bump=0.4, bscale=300))
o.quad((-60, -23.0, -0.18), (80, -23.0, -0.18), (80, -9.5, -0.18), (-60, -9.5, -0.18), plain('asphalt', (0.07, 0.07, 0.073), 0.8, var=0.2, vscale=0.4))
o.quad((-60, -40, -0.05), (80, -40, -0.05), (80, -23.0, -0.05), (-60, -23.0, -0.05), plain('pave2', (0.33, 0.32, 0.31), 0.85, var=0.1))
for k in range(-10, 14):
    o.box(k * 6, k * 6 + 3, -16.3, -16.15, -0.18, -0.175, plain('line', (0.7, 0.69, 0.66), 0.7))
o.obj()
if not NIGHT:
    TOWN = neighbours('day')
    for k, n_ in enumerate((4, 3, 6, 0, 3)):
        inst(TOWN[n_], (-62 + k * 37 + 34, -28, -0.05), math.pi)
    CARS = fleet([(0.55, 0.56, 0.57), (0.03, 0.07, 0.17), (0.26, 0.02, 0.02), (0.05, 0.05, 0.055)], False)
    for k, x in enumerate((-9.5, -3.8, 3.4, 9.2, 15.8, 22.0)):
        inst(CARS[k % 4], (x, -10.8, -0.18), math.pi if k % 3 else 0)
T = tree_mesh(1, 8, 5000, (0.045, 0.095, 0.018), 0.24)
for k in range(6):
    inst(
        T,
        ((-4 + k * 5.2, -9 - R.uniform(0, 2), 0) if not NIGHT else ((-9, -6.5, -3.2, 21.2, 24.5, 27)[k], -5.5, 0)),
        k * 1.3,
        0.85,
    )
# ---- views: camera position, target, lens, extra camera arguments, exposure
VIEWS = {
    'wide': ((10.4, 0.8, 1.5), (7.0, 11, 2.05), 20, {}, 0.28),
    'desk': ((9.9, 3.6, 1.5), (9.2, 10, 2.0), 28, {}, 0.2),
    'lounge': ((5.1, 1.9, 1.4), (4.9, 7.5, 1.75), 23, {}, 0.3),
    'second': ((11.6, 1.5, 1.4), (15.3, 7, 1.35), 24, {}, 0.35),
    'mail': ((15.0, 7.0, 1.5), (18, 4.6, 1.42), 29, {}, 0.35),
    'lifts': ((4.4, 10.3, 1.5), (0, 7.2, 1.75), 24, {}, 0.55),
    'detail': ((5.55, 3.55, 1.25), (4.85, 6.0, 0.80), 36, dict(fstop=2.8, focus=2.4), 0.3),
    'pendants': ((6.6, 2.9, 1.25), (4.7, 6.2, 3.1), 32, dict(vertical=False), 0.1),
    'reverse': ((1.5, 10.6, 1.55), (12.5, 2.0, 1.75), 20, {}, 0.35),
    'window': ((11.9, 7.9, 1.5), (15.2, 0.2, 1.35), 25, {}, 0.2),
    'concierge': ((13.4, 7.6, 1.5), (4.0, 8.6, 1.7), 24, {}, 0.3),
    'entrance': ((6.2, -10.2, 1.6), (9.3, 0, 2.35), 23, {}, 1.1),
}
cam, target, lens, extra, exp_ = VIEWS[VIEW]
camera(cam, target, lens, **extra)
render(OUT, 40, exposure=exp_, bounces=6, bloom=0.10, clamp=3, sat=1.1, k=0.7)
