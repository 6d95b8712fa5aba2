"""Builds meshes from boxes, bars and rings, and places copies of them."""
from surfaces import *


class MB:
    """Accumulates quads in one mesh: fast, few objects. Face attribute 'r' = random per call, UV 0..1 per quad."""

    def __init__(s, name):
        s.name = name
        s.v = []
        s.f = []
        s.m = []
        s.r = []
        s.mats = []

    def mi(s, m):
        if m not in s.mats:
            s.mats.append(m)
        return s.mats.index(m)

    def quad(s, a, b, c, d, m, r=0.0):
        i = len(s.v)
        s.v += [tuple(a), tuple(b), tuple(c), tuple(d)]
        s.f.append((i, i + 1, i + 2, i + 3))
        s.m.append(s.mi(m))
        s.r.append(r)

    def hexa(s, P, m, r=0.0):  # P: 8 points, bottom 4 ccw, top 4 ccw
        i = len(s.v)
        s.v += [tuple(p) for p in P]
        for f in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            s.f.append(tuple(i + k for k in f))
            s.m.append(s.mi(m))
            s.r.append(r)

    def box(s, x0, x1, y0, y1, z0, z1, m, r=0.0):
        s.hexa(
            [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)], m, r
        )

    def obox(s, o, d, n, s0, s1, t0, t1, z0, z1, m, r=0.0):
        """Oriented: s along d, t along outward normal n (2-D vectors), from origin o."""
        P = lambda a, b, z: (o[0] + d[0] * a + n[0] * b, o[1] + d[1] * a + n[1] * b, z)
        s.hexa(
            [
                P(s0, t1, z0),
                P(s1, t1, z0),
                P(s1, t0, z0),
                P(s0, t0, z0),
                P(s0, t1, z1),
                P(s1, t1, z1),
                P(s1, t0, z1),
                P(s0, t0, z1),
            ],
            m,
            r,
        )

    def oquad(s, o, d, n, s0, s1, t, z0, z1, m, r=0.0):
        P = lambda a, z: (o[0] + d[0] * a + n[0] * t, o[1] + d[1] * a + n[1] * t, z)
        s.quad(P(s0, z0), P(s1, z0), P(s1, z1), P(s0, z1), m, r)

    def cyl(s, x, y, z0, z1, r0, m, r1=None, seg=16, cap=True):
        r1 = r0 if r1 is None else r1
        i = len(s.v)
        for k in range(seg):
            a = 2 * math.pi * k / seg
            s.v += [(x + r0 * math.cos(a), y + r0 * math.sin(a), z0), (x + r1 * math.cos(a), y + r1 * math.sin(a), z1)]
        for k in range(seg):
            j = (k + 1) % seg
            s.f.append((i + 2 * k, i + 2 * j, i + 2 * j + 1, i + 2 * k + 1))
            s.m.append(s.mi(m))
            s.r.append(0)
        if cap:
            s.f.append(tuple(i + 2 * k + 1 for k in range(seg)))
            s.m.append(s.mi(m))
            s.r.append(0)
            s.f.append(tuple(i + 2 * k for k in reversed(range(seg))))
            s.m.append(s.mi(m))
            s.r.append(0)

    def bar(s, p, q, w, m):
        p, q = Vector(p), Vector(q)
        d = (q - p).normalized()
        u = d.cross((0, 0, 1)) if abs(d.z) < 0.95 else d.cross((1, 0, 0))
        u = u.normalized() * w / 2
        v = d.cross(u).normalized() * w / 2
        s.hexa([p - u - v, p + u - v, p + u + v, p - u + v, q - u - v, q + u - v, q + u + v, q - u + v], m)

    def rod(s, p, q, r, m, r1=None, seg=16):
        """Cylinder (or cone) between two points in any direction."""
        p, q = Vector(p), Vector(q)
        d = (q - p).normalized()
        u = d.cross((0, 0, 1)) if abs(d.z) < 0.95 else d.cross((1, 0, 0))
        u.normalize()
        v = d.cross(u)
        r1 = r if r1 is None else r1
        i = len(s.v)
        for k in range(seg):
            a = 2 * math.pi * k / seg
            e = u * math.cos(a) + v * math.sin(a)
            s.v += [tuple(p + e * r), tuple(q + e * r1)]
        for k in range(seg):
            j = (k + 1) % seg
            s.f.append((i + 2 * k, i + 2 * j, i + 2 * j + 1, i + 2 * k + 1))
            s.m.append(s.mi(m))
            s.r.append(0)
        s.f.append(tuple(i + 2 * k + 1 for k in range(seg)))
        s.f.append(tuple(i + 2 * k for k in reversed(range(seg))))
        s.m += [s.mi(m)] * 2
        s.r += [0, 0]

    def ring(s, c, axis, r0, r1, m, seg=40, off=0.0):
        """Flat ring around c; axis 'x', 'y' or 'z'."""

        def P(r, a):
            e, f = r * math.cos(a), r * math.sin(a)
            return {
                'x': (c[0] + off, c[1] + e, c[2] + f),
                'y': (c[0] + e, c[1] + off, c[2] + f),
                'z': (c[0] + e, c[1] + f, c[2] + off),
            }[axis]

        for k in range(seg):
            a, b = 2 * math.pi * k / seg, 2 * math.pi * (k + 1) / seg
            s.quad(P(r0, a), P(r1, a), P(r1, b), P(r0, b), m)

    def mesh(s):
        me = bpy.data.meshes.new(s.name)
        me.from_pydata(s.v, [], s.f)
        for m in s.mats:
            me.materials.append(m)
        me.polygons.foreach_set('material_index', s.m)
        a = me.attributes.new('r', 'FLOAT', 'FACE')
        a.data.foreach_set('value', s.r)
        uv = me.uv_layers.new(name='UVMap')
        buf = np.zeros((len(me.loops), 2), np.float32)
        base = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
        k = 0
        for f in s.f:
            L = len(f)
            buf[k : k + L] = base if L == 4 else 0
            k += L
        uv.data.foreach_set('uv', buf.ravel())
        me.update()
        return me

    def obj(s, loc=(0, 0, 0), rotz=0.0, bevel=0.0, smooth=False, seg=2):
        o = bpy.data.objects.new(s.name, s.mesh())
        o.location = loc
        o.rotation_euler = (0, 0, rotz)
        bpy.context.scene.collection.objects.link(o)
        if bevel:
            b = o.modifiers.new('b', 'BEVEL')
            b.width = bevel
            b.segments = seg
            b.limit_method = 'ANGLE'
            b.harden_normals = True
            o.data.use_auto_smooth = True
            o.data.auto_smooth_angle = math.radians(50)
            smooth = True
        if smooth:
            o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
            o.data.use_auto_smooth = True
            o.data.auto_smooth_angle = math.radians(45)
        return o


def inst(o, loc, rotz=0.0, scale=1.0):
    c = bpy.data.objects.new(o.name, o.data)
    c.location = loc
    c.rotation_euler = (0, 0, rotz)
    c.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    for md in o.modifiers:
        b = c.modifiers.new(md.name, md.type)
        for k in ('width', 'segments', 'limit_method', 'harden_normals', 'levels', 'render_levels'):
            if hasattr(md, k):
                setattr(b, k, getattr(md, k))
    bpy.context.scene.collection.objects.link(c)
    return c


def soft(name, dims, loc, m, bevel=0.08, rotz=0.0, seg=4, puff=0.0):
    """Cushion: box with a fat bevel."""
    b = MB(name)
    x, y, z = dims
    b.box(-x / 2, x / 2, -y / 2, y / 2, 0, z, m)
    o = b.obj(loc, rotz, bevel, seg=seg)
    return o
