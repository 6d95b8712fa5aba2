"""Shared helpers: materials, mesh builder, props, sky, render + denoise. Blender 3.4, Cycles CPU."""
import bpy, math, random, os, sys, time, ctypes, subprocess
import numpy as np
from mathutils import Vector, Matrix

HERE = os.path.dirname(os.path.abspath(__file__))


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    return sc


# ---------------------------------------------------------------- node DSL
class NT:
    def __init__(s, tree):
        s.t = tree
        tree.nodes.clear()

    def __call__(s, kind, props=None, **inp):
        n = s.t.nodes.new(kind)
        for k, v in (props or {}).items():
            setattr(n, k, v)
        for k, v in inp.items():
            key = int(k[1:]) if k[0] == '_' and k[1:].isdigit() else k.replace('_', ' ')
            sock = n.inputs[key]
            if isinstance(v, bpy.types.NodeSocket):
                s.t.links.new(v, sock)
            elif isinstance(v, bpy.types.Node):
                s.t.links.new(v.outputs[0], sock)
            else:
                if sock.type == 'RGBA' and len(v) == 3:
                    v = (*v, 1)
                sock.default_value = v
        return n

    def math(s, op, a, b=0.0, c=0.0, clamp=False):
        return s('ShaderNodeMath', {'operation': op, 'use_clamp': clamp}, _0=a, _1=b, _2=c).outputs[0]

    def mix(s, f, a, b, blend='MIX'):
        n = s('ShaderNodeMixRGB', {'blend_type': blend}, _0=f, _1=a, _2=b)
        return n.outputs[0]

    def ramp(s, f, stops, interp='LINEAR'):
        n = s('ShaderNodeValToRGB', None, _0=f)
        e = n.color_ramp
        e.interpolation = interp
        while len(e.elements) < len(stops):
            e.elements.new(0.5)
        for el, (p, c) in zip(e.elements, stops):
            el.position = p
            el.color = (*c, 1) if not isinstance(c, float) else (c, c, c, 1)
        return n.outputs[0]

    def coord(s, which='Object', scale=None, rot=None, loc=None):
        o = s('ShaderNodeTexCoord').outputs[which]
        if which == 'World':
            o = s('ShaderNodeNewGeometry').outputs['Position']
        if scale or rot or loc:
            o = s(
                'ShaderNodeMapping',
                None,
                Vector=o,
                Scale=scale or (1, 1, 1),
                Rotation=rot or (0, 0, 0),
                Location=loc or (0, 0, 0),
            ).outputs[0]
        return o

    def pos(s, scale=(1, 1, 1), rot=(0, 0, 0)):
        return s(
            'ShaderNodeMapping', None, Vector=s('ShaderNodeNewGeometry').outputs['Position'], Scale=scale, Rotation=rot
        ).outputs[0]

    def noise(s, vec, scale=5, detail=4, rough=0.5, dist=0):
        return s('ShaderNodeTexNoise', None, Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist).outputs[
            'Fac'
        ]

    def bump(s, h, strength=0.2, dist=0.02):
        return s('ShaderNodeBump', None, Strength=strength, Distance=dist, Height=h).outputs[0]

    def out(s, sh):
        s('ShaderNodeOutputMaterial', None, Surface=sh)


_M = {}


def newmat(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    _M[name] = m
    m.cycles.sample_as_light = False  # emissive textures: no light sampling unless asked
    return m, NT(m.node_tree)


def plain(
    name,
    color,
    rough=0.5,
    metal=0.0,
    spec=0.5,
    emit=0.0,
    var=0.0,
    vscale=3.0,
    bump=0.0,
    coat=0.0,
    bscale=60,
    trans=0.0,
    ior=1.45,
    sheen=0.0,
):
    """Principled + large-scale colour variation + fine bump: nothing in the world is one flat colour."""
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    c = (*color, 1)
    kw = dict(Roughness=rough, Metallic=metal, Specular=spec, Clearcoat=coat, Transmission=trans, IOR=ior, Sheen=sheen)
    if var:
        f = n.noise(n.pos(), vscale, 5, 0.6)
        kw['Base_Color'] = n.mix(
            n.ramp(f, [(0.3, 0.0), (0.7, 1.0)]), tuple(x * (1 - var) for x in color), tuple(min(1, x * (1 + var)) for x in color)
        )
    else:
        kw['Base_Color'] = c
    if bump:
        kw['Normal'] = n.bump(n.noise(n.pos(), bscale, 3, 0.6), bump, 0.01)
    if emit:
        kw['Emission'] = c
        kw['Emission_Strength'] = emit
    n.out(n('ShaderNodeBsdfPrincipled', None, **kw))
    return m


def emitter(name, color, strength, sample=False):
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    m.cycles.sample_as_light = sample
    n.out(n('ShaderNodeEmission', None, Color=color, Strength=strength))
    return m


def wood(name, a=(0.30, 0.16, 0.08), b=(0.16, 0.08, 0.035), plank=(0.14, 1.8), rough=0.38, axis='X', coat=0.0, rotz=0.0):
    """Planks (brick texture) each with own tone + stretched grain. axis: plank direction."""
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    rot = {
        'X': (0, 0, 0),
        'Y': (0, 0, math.pi / 2),
        'Z': (0, math.pi / 2, 0),
        'ZY': (math.pi / 2, 0, math.pi / 2),  # Z, ZY: upright boards
        'HX': (-math.pi / 2, 0, 0),
        'HY': (-math.pi / 2, -math.pi / 2, 0),
    }[
        axis
    ]  # level boards on walls y = const, x = const
    if rotz:
        rot = (rot[0], rot[1], rotz)
    p = n.pos(rot=rot)
    br = n(
        'ShaderNodeTexBrick',
        {'offset': 0.37, 'squash_frequency': 1},
        Vector=p,
        Scale=1,
        Color1=(0, 0, 0),
        Color2=(1, 1, 1),
        Mortar=(0, 0, 0),
        Mortar_Size=0.003,
        Bias=0,
        Brick_Width=plank[1],
        Row_Height=plank[0],
    )
    g = n.noise(n('ShaderNodeMapping', None, Vector=p, Scale=(1.2, 22, 22)).outputs[0], 2.2, 8, 0.62, 0.6)
    t = n.math('ADD', n.math('MULTIPLY', br.outputs['Color'], 0.45), n.math('MULTIPLY', g, 0.62), clamp=True)
    col = n.mix(t, b, a)
    col = n.mix(br.outputs['Fac'], col, tuple(x * 0.25 for x in b))
    n.out(
        n(
            'ShaderNodeBsdfPrincipled',
            None,
            Base_Color=col,
            Roughness=n.math('ADD', rough - 0.08, n.math('MULTIPLY', g, 0.18)),
            Specular=0.4,
            Clearcoat=coat,
            Clearcoat_Roughness=0.1,
            Normal=n.bump(n.math('SUBTRACT', n.math('MULTIPLY', g, 0.15), br.outputs['Fac']), 0.25, 0.004),
        )
    )
    return m


def marble(name, base=(0.82, 0.79, 0.74), vein=(0.42, 0.36, 0.30), tile=(1.2, 0.6), rough=0.07, scale=0.55, groutc=0.55):
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    p = n.pos()
    br = n(
        'ShaderNodeTexBrick',
        {'offset': 0.5 if tile[0] != tile[1] else 0.0, 'squash_frequency': 1},
        Vector=p,
        Scale=1,
        Color1=(0, 0, 0),
        Color2=(1, 1, 1),
        Mortar=(0.5, 0.5, 0.5),
        Mortar_Size=0.002,
        Brick_Width=tile[0],
        Row_Height=tile[1],
    )
    off = n('ShaderNodeVectorMath', {'operation': 'MULTIPLY_ADD'}, _0=br.outputs['Color'], _1=(7, 3, 5), _2=p).outputs[
        0
    ]  # shift pattern per tile
    w = n.noise(off, scale * 2, 10, 0.6, 0.9)
    v = n.math('ABSOLUTE', n.math('SUBTRACT', w, 0.5))
    veins = n.ramp(v, [(0.0, 1.0), (0.010, 0.30), (0.04, 0.0)])
    cloud = n.noise(off, scale * 3.3, 6, 0.6, 0.4)
    col = n.mix(n.ramp(cloud, [(0.3, 0.0), (0.8, 1.0)]), base, tuple(x * 0.86 for x in base))
    col = n.mix(n.math('MULTIPLY', veins, 0.75), col, vein)
    col = n.mix(br.outputs['Fac'], col, tuple(x * groutc for x in base))
    n.out(
        n(
            'ShaderNodeBsdfPrincipled',
            None,
            Base_Color=col,
            Roughness=n.math('ADD', rough, n.math('MULTIPLY', cloud, 0.05)),
            Specular=0.5,
            Normal=n.bump(n.math('MULTIPLY', br.outputs['Fac'], -1), 0.15, 0.002),
        )
    )
    return m


def tiles(name, color, size=0.3, rough=0.2, grout=(0.6, 0.6, 0.58), var=0.12, gw=0.004, axis=None, offset=0.0, spec=0.5):
    """Square tiles; uses box-ish projection by normal so walls work too."""
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    geo = n('ShaderNodeNewGeometry')
    P = geo.outputs['Position']
    sx = n('ShaderNodeSeparateXYZ', None, Vector=P)
    sn = n('ShaderNodeSeparateXYZ', None, Vector=geo.outputs['True Normal'])
    ax = n.math('GREATER_THAN', n.math('ABSOLUTE', sn.outputs[0]), 0.6)
    az = n.math('GREATER_THAN', n.math('ABSOLUTE', sn.outputs[2]), 0.6)
    u = n('ShaderNodeMix', {'data_type': 'FLOAT'}, _0=ax, _2=sx.outputs[0], _3=sx.outputs[1]).outputs[0]
    v = n('ShaderNodeMix', {'data_type': 'FLOAT'}, _0=az, _2=sx.outputs[2], _3=sx.outputs[1]).outputs[0]
    uv = n('ShaderNodeCombineXYZ', None, X=u, Y=v).outputs[0]
    w, h = size if isinstance(size, tuple) else (size, size)
    br = n(
        'ShaderNodeTexBrick',
        {'offset': offset, 'squash_frequency': 1},
        Vector=uv,
        Scale=1,
        Color1=(0, 0, 0),
        Color2=(1, 1, 1),
        Mortar=(0.5, 0.5, 0.5),
        Mortar_Size=gw,
        Brick_Width=w,
        Row_Height=h,
    )
    col = n.mix(br.outputs['Color'], tuple(x * (1 - var) for x in color), tuple(min(1, x * (1 + var)) for x in color))
    col = n.mix(n.math('MULTIPLY', n.noise(P, 2.5, 5, 0.6), 0.25), col, tuple(x * 0.7 for x in color))
    col = n.mix(br.outputs['Fac'], col, grout)
    n.out(
        n(
            'ShaderNodeBsdfPrincipled',
            None,
            Base_Color=col,
            Roughness=n.math('ADD', rough, n.math('MULTIPLY', br.outputs['Fac'], 0.4)),
            Specular=spec,
            Normal=n.bump(n.math('MULTIPLY', br.outputs['Fac'], -1), 0.3, 0.003),
        )
    )
    return m


def fabric(name, color, scale=260):
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    h = n.noise(n.pos(), scale, 2)
    col = n.mix(n.noise(n.pos(), 9, 4), tuple(x * 0.8 for x in color), color)
    n.out(
        n(
            'ShaderNodeBsdfPrincipled',
            None,
            Base_Color=col,
            Roughness=0.92,
            Specular=0.15,
            Sheen=0.4,
            Normal=n.bump(h, 0.25, 0.003),
        )
    )
    return m


def clearglass(name='clearglass', tint=(0.93, 0.97, 0.96), refl=0.5):
    """Architectural glass without refraction: transparent + fresnel gloss (no noise, lets light through)."""
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    back = n('ShaderNodeNewGeometry').outputs['Backfacing']  # a single pane: never total reflection from behind
    f = n('ShaderNodeFresnel', None, IOR=n.math('ADD', 1.45, n.math('MULTIPLY', back, 1 / 1.45 - 1.45))).outputs[0]
    n.out(
        n(
            'ShaderNodeMixShader',
            None,
            _0=n.math('MULTIPLY', f, refl * 2, clamp=True),
            _1=n('ShaderNodeBsdfTransparent', None, Color=tint),
            _2=n('ShaderNodeBsdfGlossy', None, Roughness=0.0, Color=(1, 1, 1)),
        )
    )
    return m


def water(name, depthcol=(0.02, 0.06, 0.07), scale=0.35, strength=0.25, dist=0.15, rough=0.03, detail=4):
    """Opaque water (river, sea)."""
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    h = n.math(
        'ADD',
        n.noise(n.pos((1, 0.45, 1)), scale, detail, 0.55),
        n.math('MULTIPLY', n.noise(n.pos((1, 0.6, 1)), scale * 0.13, 2), 1.5),
    )
    n.out(
        n(
            'ShaderNodeBsdfPrincipled',
            None,
            Base_Color=depthcol,
            Roughness=rough,
            Specular=0.5,
            IOR=1.33,
            Normal=n.bump(h, strength, dist),
        )
    )
    return m


def clearwater(name, tint=(0.72, 0.93, 0.95), scale=1.6, strength=0.12, dist=0.05):
    """Pool water: refraction for the camera, transparent to shadow rays so that lamps reach the floor."""
    if name in _M:
        return _M[name]
    m, n = newmat(name)
    h = n.math('ADD', n.noise(n.pos(), scale, 3, 0.5, 0.6), n.math('MULTIPLY', n.noise(n.pos(), scale * 3.2, 2, 0.5), 0.25))
    nm = n.bump(h, strength, dist)
    f = n('ShaderNodeFresnel', None, IOR=1.33, Normal=nm).outputs[0]
    refr = n('ShaderNodeBsdfRefraction', None, Color=tint, IOR=1.33, Roughness=0.0, Normal=nm)
    gl = n('ShaderNodeBsdfGlossy', None, Roughness=0.0, Normal=nm)
    w = n('ShaderNodeMixShader', None, _0=f, _1=refr, _2=gl)
    lp = n('ShaderNodeLightPath')
    t = n('ShaderNodeBsdfTransparent', None, Color=tint)
    s = n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    n.out(n('ShaderNodeMixShader', None, _0=s, _1=w, _2=t))
    return m


# ---------------------------------------------------------------- mesh builder
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


# ---------------------------------------------------------------- props
def tree_mesh(seed=0, h=8.0, leaves=2600, leafcol=(0.10, 0.19, 0.05), size=0.30, spread=0.34):
    rnd = random.Random(seed)
    b = MB('tree%d' % seed)
    bark = plain('bark', (0.11, 0.085, 0.06), 0.9, var=0.4)
    key = 'leaf%s' % (leafcol,)
    if key not in _M:
        m, n = newmat(key)
        at = n('ShaderNodeAttribute', {'attribute_name': 'r'}).outputs['Fac']
        oi = n('ShaderNodeObjectInfo').outputs['Random']
        col = n.mix(at, tuple(c * 0.55 for c in leafcol), tuple(min(1, c * 1.6) for c in leafcol))
        col = n.mix(n.math('MULTIPLY', oi, 0.45), col, (0.19, 0.17, 0.03))
        d = n('ShaderNodeBsdfPrincipled', None, Base_Color=col, Roughness=0.55, Specular=0.25)
        n.out(n('ShaderNodeMixShader', None, _0=0.3, _1=d, _2=n('ShaderNodeBsdfTranslucent', None, Color=col)))
    lm = _M[key]
    b.cyl(0, 0, 0, h * 0.45, h * 0.022, bark, h * 0.014, 8, False)
    blobs = []
    for i in range(9):
        a = rnd.uniform(0, 6.28)
        rr = rnd.uniform(0, spread * 0.62) * h
        z = rnd.uniform(0.45, 0.86) * h
        rr *= 1 - 0.5 * abs(z / h - 0.6)
        c = (math.cos(a) * rr, math.sin(a) * rr, z)
        blobs.append((c, rnd.uniform(0.13, 0.21) * h))
        b.bar((0, 0, h * rnd.uniform(0.25, 0.45)), c, h * 0.009, bark)
    for i in range(leaves):
        c, R = blobs[i % 9]
        u = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * R * rnd.random() ** 0.33
        u.z *= 0.8
        p = Vector(c) + u
        d1 = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.6))).normalized()
        d2 = d1.cross(Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)))).normalized()
        s = size * rnd.uniform(0.6, 1.2)
        shade = max(0, min(1, 0.5 + u.z / R * 0.5)) * rnd.uniform(0.5, 1)
        b.quad(p - d1 * s / 2, p + d2 * s * 0.3, p + d1 * s / 2, p - d2 * s * 0.3, lm, shade)
    return b.obj((0, 0, -500))


def palm(loc, h=1.9, seed=0, pot=(0.16, 0.15, 0.14), potm=None):
    """Indoor plant: arching leaf strips in a round pot."""
    rnd = random.Random(seed)
    b = MB('plant')
    pm = potm or plain('pot%s' % (pot,), pot, 0.35)
    soil = plain('soil', (0.05, 0.035, 0.025), 0.95)
    m = plain('indoorleaf', (0.055, 0.13, 0.035), 0.35, var=0.45, vscale=6)
    b.cyl(0, 0, 0, 0.48, 0.19, pm, 0.26, 32)
    b.cyl(0, 0, 0.44, 0.485, 0.235, soil, 0.235, 24)
    for i in range(30):
        a = rnd.uniform(0, 6.28)
        L = h * rnd.uniform(0.55, 1)
        lean = rnd.uniform(0.12, 0.75)
        w = rnd.uniform(0.035, 0.075)
        pts = []
        for k in range(9):
            t = k / 8
            r = lean * L * t * t * 0.75
            z = 0.47 + L * (t - 0.42 * lean * t * t * t)
            pts.append(Vector((math.cos(a) * r, math.sin(a) * r, z)))
        side = Vector((-math.sin(a), math.cos(a), 0))
        for k in range(8):
            w0 = w * math.sin(math.pi * min(0.97, 0.08 + k / 8))
            w1 = w * math.sin(math.pi * min(0.985, 0.08 + (k + 1) / 8))
            dn = Vector((0, 0, 0.015))
            b.quad(pts[k] - side * w0, pts[k] + dn, pts[k + 1] + dn, pts[k + 1] - side * w1, m)
            b.quad(pts[k] + dn, pts[k] + side * w0, pts[k + 1] + side * w1, pts[k + 1] + dn, m)
    return b.obj(loc, rnd.uniform(0, 6), smooth=True)


# ---------------------------------------------------------------- sky, lights, camera
def sky(elev=35.0, rot=0.0, strength=1.0, sun=1.0, clouds=0.5, cloudcol=(1, 1, 1), haze=1.0, seed=0.0, dust=1.0):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    n = NT(w.node_tree)
    s = n(
        'ShaderNodeTexSky',
        {
            'sky_type': 'NISHITA',
            'sun_elevation': math.radians(elev),
            'sun_rotation': math.radians(rot),
            'sun_intensity': sun,
            'dust_density': dust,
            'air_density': haze,
            'sun_size': math.radians(1.2),
        },
    )
    col = s.outputs[0]
    if clouds:
        d = n('ShaderNodeTexCoord').outputs['Generated']
        x = n('ShaderNodeSeparateXYZ', None, Vector=d)
        z = n.math('ADD', n.math('MAXIMUM', x.outputs[2], 0.0), 0.09)
        P = n(
            'ShaderNodeCombineXYZ', None, X=n.math('DIVIDE', x.outputs[0], z), Y=n.math('DIVIDE', x.outputs[1], z), Z=seed
        ).outputs[0]
        c = n.noise(P, 0.62, 9, 0.58, 0.25)
        c = n.ramp(c, [(0.60 - 0.22 * clouds, 0.0), (0.82 - 0.12 * clouds, 1.0)])
        fade = n.ramp(x.outputs[2], [(0.0, 0.0), (0.12, 1.0)])
        c = n.math('MULTIPLY', n.math('MULTIPLY', c, fade), 0.8)
        bright = n(
            'ShaderNodeVectorMath',
            {'operation': 'SCALE'},
            _0=n('ShaderNodeVectorMath', {'operation': 'ADD'}, _0=n.mix(0.75, col, (1, 1, 1), 'MULTIPLY'), _1=(0, 0, 0)).outputs[
                0
            ],
        )
        bright.inputs['Scale'].default_value = 1.35
        cc = n.mix(1.0, bright.outputs[0], cloudcol, 'MULTIPLY')
        # clouds greyer than sky blue: desaturate
        bw = n('ShaderNodeRGBToBW', None, Color=cc).outputs[0]
        grey = n.mix(1.0, n('ShaderNodeCombineXYZ', None, X=bw, Y=bw, Z=bw).outputs[0], cloudcol, 'MULTIPLY')
        grey = n('ShaderNodeVectorMath', {'operation': 'SCALE'}, _0=grey)
        grey.inputs['Scale'].default_value = 2.1
        col = n.mix(c, col, grey.outputs[0])
    bg = n('ShaderNodeBackground', None, Color=col, Strength=strength)
    n('ShaderNodeOutputWorld', None, Surface=bg)
    return w


def gradsky(
    stops,
    glow=(1, 0.5, 0.2),
    glow_az=40.0,
    glow_s=1.0,
    clouds=0.5,
    cloud_lo=(1, 0.45, 0.30),
    cloud_hi=(0.35, 0.30, 0.45),
    strength=1.0,
    seed=0.0,
):
    """Hand-made dusk: elevation gradient + sun-side glow + under-lit clouds. Reliable where Nishita turns grey-green below 3 degrees."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    n = NT(w.node_tree)
    d = n('ShaderNodeTexCoord').outputs['Generated']
    x = n('ShaderNodeSeparateXYZ', None, Vector=d)
    el = x.outputs[2]
    col = n.ramp(n.math('MAXIMUM', el, 0.0), stops)
    a = math.radians(glow_az)
    dot = n.math('ADD', n.math('MULTIPLY', x.outputs[0], math.sin(a)), n.math('MULTIPLY', x.outputs[1], math.cos(a)))
    g = n.math(
        'MULTIPLY',
        n.math('POWER', n.math('MAXIMUM', dot, 0.0), 4.0),
        n.math('POWER', n.math('SUBTRACT', 1.0, n.math('MAXIMUM', el, 0.0), clamp=True), 9.0),
    )
    col = n.mix(n.math('MULTIPLY', g, glow_s), col, glow, 'ADD')
    z = n.math('ADD', n.math('MAXIMUM', el, 0.0), 0.10)
    P = n('ShaderNodeCombineXYZ', None, X=n.math('DIVIDE', x.outputs[0], z), Y=n.math('DIVIDE', x.outputs[1], z), Z=seed).outputs[
        0
    ]
    c = n.ramp(n.noise(P, 0.75, 9, 0.58, 0.3), [(0.62 - 0.25 * clouds, 0.0), (0.85 - 0.15 * clouds, 1.0)])
    c = n.math('MULTIPLY', c, n.ramp(el, [(0.02, 0.0), (0.12, 0.75), (0.7, 0.35)]))
    cc = n.mix(n.ramp(el, [(0.05, 0.0), (0.45, 1.0)]), cloud_lo, cloud_hi)
    cc = n.mix(n.math('MULTIPLY', g, 1.0), cc, glow, 'ADD')
    col = n.mix(c, col, cc)
    n('ShaderNodeOutputWorld', None, Surface=n('ShaderNodeBackground', None, Color=col, Strength=strength))


def flatworld(color, strength):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    n = NT(w.node_tree)
    n('ShaderNodeOutputWorld', None, Surface=n('ShaderNodeBackground', None, Color=color, Strength=strength))


def area(loc, size, power, color=(1, 0.9, 0.78), rot=(0, 0, 0), cam=False, spread=180, refl=True):
    l = bpy.data.lights.new('a', 'AREA')
    l.shape = 'RECTANGLE'
    l.size, l.size_y = size
    l.energy = power
    l.color = color
    l.spread = math.radians(spread)
    o = bpy.data.objects.new('a', l)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    o.visible_camera = cam
    o.visible_glossy = o.visible_transmission = refl
    bpy.context.scene.collection.objects.link(o)
    return o


def sunlamp(elev, az, power, color=(1, 0.93, 0.84), angle=0.8):
    l = bpy.data.lights.new('s', 'SUN')
    l.energy = power
    l.color = color
    l.angle = math.radians(angle)
    o = bpy.data.objects.new('s', l)
    o.rotation_euler = (math.radians(90 - elev), 0, math.radians(az))
    bpy.context.scene.collection.objects.link(o)
    return o


def camera(loc, target, lens=35.0, vertical=True, fstop=0, focus=None):
    """Architectural camera: verticals stay vertical (level camera + lens shift) when vertical=True."""
    c = bpy.data.cameras.new('c')
    c.lens = lens
    c.clip_end = 40000
    c.clip_start = 0.05
    o = bpy.data.objects.new('c', c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    d = Vector(target) - Vector(loc)
    if vertical:
        f = Vector((d.x, d.y, 0))
        o.rotation_euler = f.to_track_quat('-Z', 'Y').to_euler()
        c.shift_y = (d.z / f.length) * lens / 36.0
    else:
        o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = focus or d.length
    bpy.context.scene.camera = o
    return o


# ---------------------------------------------------------------- render
def _lib():
    so = os.path.join(os.environ.get('TMPDIR', '/tmp'), 'noise-filter.so')
    src = os.path.join(HERE, 'noise-filter.c')
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
        subprocess.check_call(
            ['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', src, '-o', so, '-lm']
        )
    return ctypes.CDLL(so)


def blur(a, s):
    """Gaussian-ish blur of HxWx3 by FFT."""
    H, W = a.shape[:2]
    fy = np.fft.fftfreq(H)[:, None]
    fx = np.fft.rfftfreq(W)[None]
    g = np.exp(-2 * (math.pi * s) ** 2 * (fx**2 + fy**2))
    return np.stack([np.fft.irfft2(np.fft.rfft2(a[..., i]) * g, (H, W)) for i in range(a.shape[2])], -1)


def render(
    out,
    spp=64,
    size=(1600, 1000),
    exposure=0.0,
    look='Medium High Contrast',
    haze=None,
    bloom=0.06,
    bounces=6,
    clamp=4.0,
    fastgi=0,
    k=0.6,
    sat=1.06,
    vign=0.12,
    temp=None,
    denoise=True,
    smooth=0.07,
    scale=None,
):
    sc = bpy.context.scene
    cy = sc.cycles
    r = sc.render
    vl = sc.view_layers[0]
    sc.render.engine = 'CYCLES'
    cy.device = 'CPU'
    cy.use_denoising = False
    cy.samples = max(1, spp // 2)
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = float(os.environ.get('NOISE', 0.028))
    cy.adaptive_min_samples = 5
    cy.max_bounces = bounces
    cy.diffuse_bounces = min(4, bounces)
    cy.glossy_bounces = 4
    cy.transmission_bounces = 6
    cy.transparent_max_bounces = 12
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.blur_glossy = 1.0
    cy.sample_clamp_indirect = clamp
    cy.sample_clamp_direct = 0.0
    if fastgi:
        cy.use_fast_gi = True
        cy.fast_gi_method = 'REPLACE'
        cy.ao_bounces = cy.ao_bounces_render = fastgi
        sc.world.light_settings.distance = 4.0
    sc_ = float(os.environ.get('SCALE', scale or 0.8))
    r.resolution_x, r.resolution_y = int(size[0] * sc_), int(size[1] * sc_)
    r.resolution_percentage = 100
    r.use_persistent_data = True
    if os.environ.get('SPP'):
        cy.samples = max(1, int(os.environ['SPP']) // 2)
    for p in (
        'use_pass_z',
        'use_pass_normal',
        'use_pass_diffuse_color',
        'use_pass_glossy_color',
        'use_pass_transmission_color',
        'use_pass_emit',
    ):
        setattr(vl, p, True)
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    tmp = os.path.join(os.environ.get('TMPDIR', '/tmp'), 'r%d' % os.getpid())
    os.makedirs(tmp, exist_ok=True)
    fo.base_path = tmp
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.file_slots.clear()
    names = {'Image': 'c', 'Depth': 'z', 'Normal': 'n', 'DiffCol': 'd', 'GlossCol': 'g', 'Emit': 'e'}
    for pn, sn in names.items():
        fo.file_slots.new(sn)
        t.links.new(rl.outputs[pn], fo.inputs[sn])
    W, H = r.resolution_x, r.resolution_y
    bufs = {}
    t0 = time.time()
    for sd in (1, 2):
        cy.seed = sd
        bpy.ops.render.render()
        for sn in names.values():
            im = bpy.data.images.load(os.path.join(tmp, '%s%04d.exr' % (sn, sc.frame_current)))
            im.colorspace_settings.name = 'Non-Color'
            a = np.empty(W * H * 4, np.float32)
            im.pixels.foreach_get(a)
            bpy.data.images.remove(im)
            bufs.setdefault(sn, []).append(a.reshape(H, W, 4)[..., :3].copy())
    t1 = time.time()
    A, B = bufs['c']
    av = {q: (bufs[q][0] + bufs[q][1]) / 2 for q in bufs}
    z = np.minimum(av['z'][..., 0], 39000.0)
    if denoise:
        alb = np.clip(av['d'] + 0.0 * av['g'], 0, 1)
        em = np.clip(av['e'], 0, 4)
        demod = np.maximum(alb, 0.08).astype(np.float32)  # divide the texture out, so that it survives the filter
        feat = np.concatenate(
            [alb, av['n'] * 0.5, np.log(z + 1)[..., None] * 0.6, em / (1 + em) * 0.7, np.clip(av['g'], 0, 1)[..., :1] * 0.5], -1
        ).astype(np.float32)
        la = np.ascontiguousarray(np.log1p(np.maximum(A / demod, 0) * 4))
        lb = np.ascontiguousarray(np.log1p(np.maximum(B / demod, 0) * 4))
        feat = np.ascontiguousarray(feat)
        o = np.empty_like(la)
        L = _lib()
        fp = ctypes.POINTER(ctypes.c_float)
        P = lambda q: q.ctypes.data_as(fp)
        L.nlm(
            P(la),
            P(lb),
            P(feat),
            P(o),
            W,
            H,
            feat.shape[2],
            ctypes.c_int(int(os.environ.get('NLM_R', 6))),
            ctypes.c_int(2),
            ctypes.c_float(k),
        )
        if smooth:
            L.smooth(P(o), P(feat), W, H, feat.shape[2], 5, ctypes.c_float(float(os.environ.get('SMOOTH', smooth))))
        img = np.expm1(o) / 4 * demod
    else:
        img = (A + B) / 2
    t2 = time.time()
    if haze:
        col, dist, mx, *up = haze
        f = (1 - np.exp(-z / dist)) * mx
        f[z > 38000] = 0.0
        if up:  # the haze climbs into the sky by this share of the picture, so that no edge shows at the horizon
            clear = np.nonzero((z > 38000).mean(1) > 0.2)[0]
            rows = np.maximum(np.arange(H) - clear[0], 0)[:, None] / (up[0] * H)
            f = np.where(z > 38000, mx * np.exp(-rows), f)
        img = img * (1 - f[..., None]) + np.array(col) * f[..., None]
    img = img * 2**exposure
    if temp:
        img = img * np.array(temp)
    if bloom:
        hi = np.clip(img - 1.0, 0, 12)
        s = W / 1600
        img = img + bloom * (blur(hi, 4 * s) * 0.5 + blur(hi, 16 * s) * 0.35 + blur(hi, 50 * s) * 0.25)
    if vign:
        yy, xx = np.mgrid[0:H, 0:W]
        rr = ((xx / W - 0.5) ** 2 + (yy / H - 0.5) ** 2) * 2
        img = img * (1 - vign * rr[..., None] ** 1.2 * 2)
    lum = (img * np.array([0.2126, 0.7152, 0.0722])).sum(-1, keepdims=True)
    img = np.maximum(lum + (img - lum) * sat, 0)
    im = bpy.data.images.new('o', W, H, float_buffer=True)
    buf = np.ones((H, W, 4), np.float32)
    buf[..., :3] = img
    im.pixels.foreach_set(buf.ravel())
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = look
    r.image_settings.file_format = 'PNG'
    r.image_settings.color_depth = '8'
    r.image_settings.color_mode = 'RGB'
    im.save_render(out, scene=sc)
    bpy.data.images.remove(im)
    print(
        'RENDERED %s %dx%d spp=%d render=%.0fs denoise=%.0fs post=%.0fs'
        % (os.path.basename(out), W, H, cy.samples * 2, t1 - t0, t2 - t1, time.time() - t2),
        flush=True,
    )
