"""Parked and passing cars: a lofted body, smoothed once, then instanced."""
from arch import *
from surfaces import _M

# x, half width, bottom, top of the body; then x, half width and height of the sill, height and half width of the roof
SALOON = (
    [
        (-2.30, 0.60, 0.44, 0.84),
        (-2.24, 0.80, 0.32, 0.97),
        (-1.75, 0.89, 0.24, 1.00),
        (-1.00, 0.91, 0.21, 0.97),
        (0.00, 0.92, 0.20, 0.95),
        (1.00, 0.91, 0.21, 0.94),
        (1.55, 0.90, 0.22, 0.90),
        (2.02, 0.85, 0.25, 0.80),
        (2.26, 0.73, 0.33, 0.69),
        (2.33, 0.52, 0.40, 0.60),
    ],
    [
        (-1.95, 0.66, 0.94, 0.97, 0.58),
        (-1.25, 0.76, 0.93, 1.37, 0.58),
        (-0.50, 0.79, 0.92, 1.48, 0.58),
        (0.30, 0.79, 0.91, 1.47, 0.58),
        (0.62, 0.78, 0.90, 1.34, 0.60),
        (1.42, 0.68, 0.88, 0.91, 0.62),
    ],
)
HATCH = (
    [
        (-1.98, 0.62, 0.42, 0.90),
        (-1.92, 0.80, 0.30, 1.00),
        (-1.50, 0.87, 0.24, 1.02),
        (-0.80, 0.89, 0.21, 0.99),
        (0.20, 0.90, 0.20, 0.97),
        (1.10, 0.89, 0.22, 0.94),
        (1.60, 0.86, 0.24, 0.86),
        (1.95, 0.76, 0.32, 0.74),
        (2.05, 0.52, 0.40, 0.62),
    ],
    [
        (-1.93, 0.70, 0.96, 1.05, 0.62),
        (-1.62, 0.75, 0.95, 1.42, 0.60),
        (-0.60, 0.78, 0.94, 1.54, 0.60),
        (0.30, 0.78, 0.93, 1.51, 0.60),
        (0.60, 0.77, 0.92, 1.38, 0.62),
        (1.40, 0.68, 0.89, 0.93, 0.62),
    ],
)
WAGON = (
    [
        (-2.28, 0.66, 0.48, 1.02),
        (-2.22, 0.84, 0.38, 1.12),
        (-1.70, 0.92, 0.32, 1.14),
        (-0.90, 0.94, 0.29, 1.12),
        (0.10, 0.95, 0.28, 1.10),
        (1.10, 0.94, 0.29, 1.08),
        (1.65, 0.92, 0.31, 1.03),
        (2.08, 0.86, 0.36, 0.94),
        (2.28, 0.70, 0.44, 0.82),
        (2.33, 0.52, 0.50, 0.74),
    ],
    [
        (-2.20, 0.74, 1.08, 1.18, 0.66),
        (-1.92, 0.78, 1.07, 1.58, 0.64),
        (-0.80, 0.82, 1.06, 1.70, 0.64),
        (0.35, 0.82, 1.05, 1.67, 0.64),
        (0.70, 0.80, 1.04, 1.52, 0.66),
        (1.48, 0.70, 1.00, 1.04, 0.66),
    ],
)


def _loft(b, rings, material):
    """Skin over rings of points; material(station, segment) names the face's material."""
    n = len(rings[0])
    start = len(b.v)
    for ring in rings:
        b.v += ring
    for i in range(len(rings) - 1):
        for k in range(n):
            j = (k + 1) % n
            b.f.append((start + i * n + k, start + i * n + j, start + (i + 1) * n + j, start + (i + 1) * n + k))
            b.m.append(b.mi(material(i, k)))
            b.r.append(0)
    for i, order in ((0, -1), (len(rings) - 1, 1)):
        b.f.append(tuple(start + i * n + k for k in range(n))[::order])
        b.m.append(b.mi(material(i, n // 2)))
        b.r.append(0)


def _mirrored(x, half):
    """A closed ring from the points of its left half (first and last lie on the middle line)."""
    return [(x, y, z) for y, z in half] + [(x, -y, z) for y, z in half[-2:0:-1]]


def _smooth(o):
    o.modifiers.new('s', 'SUBSURF').levels = 2
    baked = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = baked
    baked.polygons.foreach_set('use_smooth', [True] * len(baked.polygons))
    return o


def _paint(color, body, lights):
    """Car paint with lamps and grille drawn into it by place, so that their edges are sharp and flush."""
    name = 'paint%s%s%s' % (color, body[0], lights)
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    at = n('ShaderNodeSeparateXYZ', None, Vector=n('ShaderNodeTexCoord').outputs['Object'])
    x, y, z = at.outputs[0], n.math('ABSOLUTE', at.outputs[1]), at.outputs[2]

    def inside(value, low, high):
        return n.math('MULTIPLY', n.math('GREATER_THAN', value, low), n.math('LESS_THAN', value, high))

    def field(xs, ys, zs):
        return n.math('MULTIPLY', inside(x, *xs), n.math('MULTIPLY', inside(y, *ys), inside(z, *zs)))

    nose, stern, front, rear = body[-3][3], body[0][3], body[-1][0], body[0][0]
    head = field((front - 0.50, 9), (0.42, 9), (nose - 0.20, nose - 0.085))
    tail = field((-9, rear + 0.42), (0.44, 9), (stern - 0.09, stern + 0.045))
    grille = field((front - 0.4, 9), (-1, 0.40), (nose - 0.34, nose - 0.19))
    col = n.mix(head, color, (0.72, 0.74, 0.76))
    col = n.mix(tail, col, (0.30, 0.01, 0.008))
    col = n.mix(grille, col, (0.015, 0.015, 0.017))
    shine = n.math('ADD', n.math('MULTIPLY', head, 7.0), n.math('MULTIPLY', tail, 4.0))
    n.out(
        n(
            'ShaderNodeBsdfPrincipled',
            None,
            Base_Color=col,
            Roughness=0.28,
            Metallic=0.3,
            Clearcoat=1.0,
            Emission=n.mix(head, (1, 0.04, 0.02), (1, 0.95, 0.85)),
            Emission_Strength=n.math('MULTIPLY', shine, 1.0 if lights else 0.0),
        )
    )
    return m


def car_mesh(color, name, lights=True, shape=SALOON):
    """One car around its own origin, front towards +x, hidden below the ground; use it with inst()."""
    body, cabin = shape
    paint = _paint(color, body, lights)
    glass = plain('carglass', (0.012, 0.015, 0.018), 0.04, spec=0.8)
    rubber = plain('tyre', (0.015, 0.015, 0.015), 0.85)
    trim = plain('cartrim', (0.02, 0.02, 0.022), 0.5)
    rim = plain('hub', (0.55, 0.55, 0.56), 0.28, 0.9)
    plate = plain('plate', (0.75, 0.75, 0.72), 0.5)
    skin = MB(name + 'skin')
    rings = []
    for x, w, lo, hi in body:
        h = hi - lo
        rings.append(
            _mirrored(
                x,
                [
                    (0, lo),
                    (w * 0.8, lo),
                    (w * 0.98, lo + h * 0.22),
                    (w, lo + h * 0.55),
                    (w * 0.96, lo + h * 0.84),
                    (w * 0.86, hi),
                    (w * 0.45, hi + 0.02),
                    (0, hi + 0.03),
                ],
            )
        )
    _loft(skin, rings, lambda i, k: paint)
    rings = []
    for x, w, lo, hi, top in cabin:
        h = hi - lo
        rings.append(
            _mirrored(
                x, [(0, lo - 0.1), (w, lo - 0.1), (w, lo + 0.02), (w + (top - w) * 0.55, lo + h * 0.55), (top, hi - 0.03), (top * 0.85, hi), (0, hi + 0.025)]
            )
        )
    last = len(cabin) - 2
    roof = (4, 5, 6, 7)
    _loft(skin, rings, lambda i, k: paint if k in roof and 1 <= i <= last - 2 or k in (0, 11) else glass)
    skinned = _smooth(skin.obj((0, 0, -500)))

    b = MB(name)
    x0, x1 = body[0][0], body[-1][0]
    wide = max(w for _, w, _, _ in body)
    belt = cabin[2][2]
    front, rear = x1 - 0.98, x0 + 0.95
    for s in (-1, 1):
        for wx in (front, rear):
            b.rod((wx, s * (wide - 0.30), 0.33), (wx, s * (wide - 0.012), 0.33), 0.40, trim, seg=36)
            b.rod((wx, s * (wide - 0.25), 0.325), (wx, s * (wide + 0.006), 0.325), 0.325, rubber, seg=36)
            b.rod((wx, s * (wide - 0.1), 0.325), (wx, s * (wide + 0.009), 0.325), 0.215, trim, seg=32)
            for k in range(5):
                a = k * 2 * math.pi / 5 + 0.3
                b.bar(
                    (wx, s * (wide + 0.004), 0.325),
                    (wx + 0.21 * math.cos(a), s * (wide + 0.004), 0.325 + 0.21 * math.sin(a)),
                    0.042,
                    rim,
                )
            for k in range(32):
                a, c = k * math.pi / 16, (k + 1) * math.pi / 16
                b.quad(
                    *[
                        (wx + r * math.cos(t), s * (wide + 0.0125), 0.325 + r * math.sin(t))
                        for r, t in ((0.2, a), (0.235, a), (0.235, c), (0.2, c))
                    ],
                    rim,
                )
        b.box(rear + 0.5, front - 0.5, min(s * (wide - 0.08), s * (wide - 0.015)), max(s * (wide - 0.08), s * (wide - 0.015)), 0.2, 0.3, trim)
        b.box(0.92, 1.06, min(s * 0.84, s * 1.02), max(s * 0.84, s * 1.02), belt + 0.03, belt + 0.15, paint)
        for hx in (-0.75, 0.25):
            b.box(hx, hx + 0.2, min(s * (wide - 0.06), s * (wide - 0.002)), max(s * (wide - 0.06), s * (wide - 0.002)), belt - 0.16, belt - 0.13, rim)
        for px in (-0.35,):
            b.bar((px, s * 0.815, belt), (px, s * 0.615, cabin[2][3] - 0.05), 0.06, trim)
    b.box(x1 - 0.2, x1 + 0.0, -0.45, 0.45, body[-1][2] - 0.02, body[-1][2] + 0.12, trim)
    b.box(x0 - 0.0, x0 + 0.2, -0.62, 0.62, body[0][2] - 0.06, body[0][2] + 0.06, trim)
    for px in (x1 - 0.02, x0 + 0.0):
        b.box(px - 0.012, px + 0.012, -0.24, 0.24, body[0][2] + 0.12, body[0][2] + 0.23, plate)
    parts = b.obj((0, 0, -500), bevel=0.012, seg=1)
    bpy.context.view_layer.objects.active = parts
    fixed = bpy.data.meshes.new_from_object(parts.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    parts.modifiers.clear()
    parts.data = fixed
    bpy.ops.object.select_all(action='DESELECT')
    for o in (skinned, parts):
        o.select_set(True)
    bpy.context.view_layer.objects.active = parts
    bpy.ops.object.join()
    return parts


def fleet(colors, lights=True):
    """One car of every colour, saloons, hatchbacks and wagons in turn."""
    return [car_mesh(c, 'car%d' % i, lights, (SALOON, WAGON, HATCH)[i % 3]) for i, c in enumerate(colors)]
