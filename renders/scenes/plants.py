"""Trees and indoor plants."""
from mesh import *
from surfaces import _M


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
