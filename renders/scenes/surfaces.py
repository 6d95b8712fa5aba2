"""The materials of all scenes, and a short notation for node trees. Blender 3.4, Cycles on the CPU."""
import bpy, math, random, os, sys
import numpy as np
from mathutils import Vector, Matrix

HERE = os.path.dirname(os.path.abspath(__file__))

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    return sc


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
    m.cycles.sample_as_light = False  # emissive textures are not sampled as lights by default
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
