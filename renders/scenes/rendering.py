"""Renders a picture in two halves, filters the noise by comparing them, adds haze and grading, and saves it."""
import ctypes
import subprocess
import time

from surfaces import *


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
