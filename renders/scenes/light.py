"""Skies, lamps and the camera."""
from surfaces import *


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
