"""The first months of a building: a shored pit with a ramp, machines, stacks of steel, then slab and first columns."""
from arch import *

DEEP = 6.5


def _turned(x, y, z, turn):
    """Places points given around a machine's own origin."""
    c, s = math.cos(turn), math.sin(turn)
    return lambda px, py, pz: (x + c * px - s * py, y + s * px + c * py, z + pz)


def _block(b, at, x0, x1, y0, y1, z0, z1, m):
    b.hexa(
        [
            at(*p)
            for p in (
                (x0, y0, z0),
                (x1, y0, z0),
                (x1, y1, z0),
                (x0, y1, z0),
                (x0, y0, z1),
                (x1, y0, z1),
                (x1, y1, z1),
                (x0, y1, z1),
            )
        ],
        m,
    )


def excavator(b, x, y, z, turn, reach=0.0):
    yellow = plain('machine', (0.72, 0.40, 0.02), 0.45, coat=0.3)
    dark = plain('track', (0.03, 0.03, 0.03), 0.8)
    pane = plain('cabglass', (0.02, 0.025, 0.03), 0.05)
    at = _turned(x, y, z, turn)
    for side in (-1, 1):
        _block(b, at, -1.9, 1.9, side * 1.3 - 0.3, side * 1.3 + 0.3, 0, 0.8, dark)
    _block(b, at, -1.9, 1.3, -1.3, 1.3, 0.95, 1.9, yellow)
    _block(b, at, -1.9, -0.7, -1.3, 1.3, 1.9, 2.4, yellow)
    _block(b, at, 0.1, 1.5, 0.2, 1.3, 1.0, 2.9, pane)
    _block(b, at, 0.05, 1.55, 0.15, 1.35, 2.9, 3.0, yellow)
    b.bar(at(1.0, -0.4, 1.5), at(3.6 + reach, -0.4, 4.6), 0.5, yellow)
    b.bar(at(3.6 + reach, -0.4, 4.6), at(5.9 + reach, -0.4, 2.0), 0.38, yellow)
    b.bar(at(1.9, -0.4, 1.9), at(3.4 + reach, -0.4, 4.0), 0.16, dark)
    _block(b, at, 5.4 + reach, 6.5 + reach, -1.0, 0.2, 0.9, 2.1, dark)


def lorry(b, x, y, z, turn, load):
    cab = plain('lorrycab', (0.62, 0.60, 0.56), 0.35, coat=0.4)
    bed = plain('lorrybed', (0.10, 0.16, 0.22), 0.5)
    dark = plain('track', (0.03, 0.03, 0.03), 0.8)
    pane = plain('cabglass', (0.02, 0.025, 0.03), 0.05)
    at = _turned(x, y, z, turn)
    _block(b, at, -4.2, 4.2, -0.9, 0.9, 0.6, 0.95, dark)
    _block(b, at, 2.4, 4.3, -1.2, 1.2, 0.7, 2.9, cab)
    _block(b, at, 4.25, 4.34, -1.05, 1.05, 1.8, 2.6, pane)
    _block(b, at, -4.2, 2.1, -1.2, 1.2, 1.0, 1.25, bed)
    for side in (-1.2, 1.12):
        _block(b, at, -4.2, 2.1, side, side + 0.08, 1.25, 2.3, bed)
    _block(b, at, -4.0, 1.9, -1.05, 1.05, 1.25, 2.2, load)
    for wx in (-3.2, -2.0, 3.2):
        for side in (-1.0, 1.0):
            b.rod(at(wx, side - 0.18, 0.5), at(wx, side + 0.18, 0.5), 0.5, dark, seg=18)


def _heap(b, x, y, z, r, h, m, seed):
    """A tipped heap: a ragged cone of triangles."""
    rr = random.Random(seed)
    rim = [(x + r * rr.uniform(0.8, 1.15) * math.cos(a), y + r * rr.uniform(0.8, 1.15) * math.sin(a)) for a in np.arange(0, 6.28, 0.42)]
    top = [(x + (p[0] - x) * 0.32, y + (p[1] - y) * 0.32, z + h * rr.uniform(0.8, 1.1)) for p in rim]
    for k in range(len(rim)):
        j = (k + 1) % len(rim)
        b.quad((*rim[k], z), (*rim[j], z), top[j], top[k], m)
        b.quad(top[k], top[j], (x, y, z + h * 1.1), (x, y, z + h * 1.1), m)


def _stack(b, x, y, z, turn, m, length=6.0, layers=4):
    at = _turned(x, y, z, turn)
    for k in range(layers):
        for j in range(5):
            b.rod(at(-length / 2, -0.5 + j * 0.25, 0.12 + k * 0.2), at(length / 2, -0.5 + j * 0.25, 0.12 + k * 0.2), 0.1, m, seg=6)


def building_site(b, plot, share, concrete):
    """The pit in the plot (x0, x1, y0, y1) at this share of the work: below .08 digging, above it the first columns."""
    x0, x1, y0, y1 = plot
    rr = random.Random(12)
    earth = plain('earth', (0.20, 0.135, 0.085), 0.97, var=0.35, vscale=0.12, bump=0.5, bscale=3)
    pile = plain('sheetpile', (0.16, 0.11, 0.085), 0.7, 0.3, var=0.3, vscale=0.6)
    steel = plain('rebar', (0.17, 0.085, 0.05), 0.7, 0.5)
    form = plain('formwork', (0.50, 0.36, 0.12), 0.7, var=0.25)
    hut = plain('hut', (0.62, 0.63, 0.62), 0.6)
    hutdoor = plain('hutdoor', (0.06, 0.14, 0.24), 0.6)
    digging = share < 0.08
    b.quad((x0, y0, -DEEP), (x1, y0, -DEEP), (x1, y1, -DEEP), (x0, y1, -DEEP), earth)
    for k in range(int((x1 - x0) / 0.9)):  # sheet piles with their folds, a waler round them
        x, t = x0 + k * 0.9, 0.35 * (k % 2)
        b.box(x, x + 0.9, y0 + t - 0.35, y0 + t, -DEEP, 0.5, pile)
        b.box(x, x + 0.9, y1 - t, y1 - t + 0.35, -DEEP, 0.5, pile)
    for k in range(int((y1 - y0) / 0.9)):
        y, t = y0 + k * 0.9, 0.35 * (k % 2)
        b.box(x0 + t - 0.35, x0 + t, y, y + 0.9, -DEEP, 0.5, pile)
        b.box(x1 - t, x1 - t + 0.35, y, y + 0.9, -DEEP, 0.5, pile)
    for z in (-1.4, -4.0):
        for y in (y0 + 0.75, y1 - 0.75):
            b.box(x0, x1, y - 0.25, y + 0.25, z - 0.25, z + 0.25, steel)
        for x in (x0 + 0.75, x1 - 0.75):
            b.box(x - 0.25, x + 0.25, y0, y1, z - 0.25, z + 0.25, steel)
    for cx, cy, sx, sy in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x0, y1, 1, -1), (x1, y1, -1, -1)):  # corner struts
        for z in (-1.4, -4.0):
            b.rod((cx + sx * 16, cy + sy * 0.9, z), (cx + sx * 0.9, cy + sy * 16, z), 0.42, steel, seg=12)
    # the ramp along the north side
    b.hexa(
        [
            (x0 + 20, y1 - 9, -DEEP),
            (x1 - 1, y1 - 9, -DEEP),
            (x1 - 1, y1 - 2, -DEEP),
            (x0 + 20, y1 - 2, -DEEP),
            (x0 + 20, y1 - 9, -DEEP + 0.1),
            (x1 - 1, y1 - 9, 0),
            (x1 - 1, y1 - 2, 0),
            (x0 + 20, y1 - 2, -DEEP + 0.1),
        ],
        earth,
    )
    floor = -DEEP
    if digging:
        for k in range(26):
            _heap(b, rr.uniform(x0 + 8, x1 - 8), rr.uniform(y0 + 8, y1 - 14), floor, rr.uniform(1.5, 5), rr.uniform(0.4, 2.0), earth, k)
        _heap(b, x0 + 52, y0 + 46, floor, 9, 4.2, earth, 77)
        excavator(b, x0 + 43, y0 + 41, floor, 0.7)
        excavator(b, x0 + 22, y0 + 50, floor, 2.4, 0.6)
        excavator(b, x0 + 60, y0 + 22, floor, -0.6, 0.4)
        lorry(b, x0 + 50, y0 + 36, floor, 2.6, earth)
        lorry(b, x0 + 50, y1 - 5.5, floor + 3.3, math.pi, earth)
        for i in range(3):
            for j in range(3):  # the first footings
                x, y = x0 + 10 + i * 9, y0 + 9 + j * 10
                b.box(x - 1.6, x + 1.6, y - 1.6, y + 1.6, floor, floor + 0.8, concrete)
                for k in range(8):
                    a = k * math.pi / 4
                    b.bar((x + 0.4 * math.cos(a), y + 0.4 * math.sin(a), floor), (x + 0.4 * math.cos(a), y + 0.4 * math.sin(a), floor + 2.6), 0.07, steel)
    else:
        b.box(x0 + 2.5, x1 - 2.5, y0 + 2.5, y1 - 11, floor, floor + 0.7, concrete)
        for i in range(8):
            for j in range(6):
                x, y = x0 + 8 + i * 9, y0 + 7 + j * 10
                done = rr.random() < 0.72
                tall = 3.4 + 3.1 * (i < 4)
                if done:
                    b.box(x - 0.4, x + 0.4, y - 0.4, y + 0.4, floor, floor + tall, concrete)
                elif rr.random() < 0.6:
                    b.box(x - 0.55, x + 0.55, y - 0.55, y + 0.55, floor + 0.7, floor + tall, form)
                for k in range(6):
                    a = k * math.pi / 3
                    b.bar((x + 0.28 * math.cos(a), y + 0.28 * math.sin(a), floor), (x + 0.28 * math.cos(a), y + 0.28 * math.sin(a), floor + tall + 1.1), 0.06, steel)
        b.box(x0 + 3, x0 + 39, y0 + 3, y0 + 40, floor + 3.4, floor + 3.75, concrete)  # the first deck
        for k in range(13):
            b.box(x0 + 39, x0 + 45, y0 + 4 + k * 2.8, y0 + 4.3 + k * 2.8, floor + 3.2, floor + 3.4, form)
        for x, y in ((x0 + 17, y0 + 22), (x0 + 50, y0 + 18)):  # stair and lift cores ahead of the decks
            for p, q, r, s in ((-3.5, 3.5, -3.2, -2.9), (-3.5, 3.5, 2.9, 3.2), (-3.5, -3.2, -3.2, 3.2), (3.2, 3.5, -3.2, 3.2)):
                b.box(x + p, x + q, y + r, y + s, floor, floor + 9.5, concrete)
                b.box(x + p - 0.15, x + q + 0.15, y + r - 0.15, y + s + 0.15, floor + 7.6, floor + 9.9, form)
        lorry(b, x0 + 62, y1 - 5.5, floor + 4.8, math.pi, steel)
        excavator(b, x1 - 12, y0 + 30, floor + 0.7, 2.9)
    for k in range(7):
        _stack(b, x0 + 56 + (k % 3) * 7.2, y0 + 8 + (k // 3) * 5, floor + (0 if digging else 0.7), 0.1 * (k % 2), steel)
    for k in range(4):
        at = x0 + 46 + k * 6.4
        b.box(at, at + 6, y0 - 3.9, y0 - 1.5, 0.1, 2.8, hut)
        b.box(at, at + 6, y0 - 3.9, y0 - 1.5, 2.85, 5.5, hut)
        b.box(at + 0.6, at + 1.5, y0 - 3.94, y0 - 3.9, 0.2, 2.2, hutdoor)
        for z in (1.2, 3.9):
            b.box(at + 2.4, at + 4.6, y0 - 3.94, y0 - 3.9, z, z + 1.1, plain('cabglass', (0.02, 0.025, 0.03), 0.05))
