import { PCFShadowMap, WebGLRenderer } from 'three'
import { type createOrbitCamera, skyBehind } from './camera.ts'
import { createFrames, type Frames } from './frames.ts'
import type { Lighting } from './lighting.ts'
import type { Scenery } from './scenery.ts'
import { warmUp } from './warm-up.ts'

export type FrameLoop = {
  /** Fulfilled when the first frame is on the page, and rejected when it cannot be drawn. */
  drawn: Promise<void>
  redraw: () => void
  /** Draws the shadows anew as well. */
  recast: () => void
  setSky: (sky: Lighting['sky']) => void
  close: () => void
}

/** Draws the scenery on the canvas, once after any number of changes. */
export function createFrameLoop(
  canvas: HTMLCanvasElement,
  { scene, middle }: Scenery,
  orbit: ReturnType<typeof createOrbitCamera>,
): FrameLoop {
  const frames = createFrames(canvas)
  const renderer = createRenderer(frames)
  const context = renderer.getContext() as WebGL2RenderingContext
  const firstFrame = Promise.withResolvers<void>()
  let sky: Lighting['sky'] = ['', '', '']
  let newSize: { width: number; height: number } | null = null
  let [request, count, maxCalls] = [0, 0, 0]
  let [isPrepared, isDrawing, hasChanged, isClosed] = [false, false, false, false]

  async function prepare() {
    await warmUp(renderer, scene, orbit.camera)
    await frames.show(context)
    isPrepared = true
    if (!isClosed) request = requestAnimationFrame(draw)
  }
  function draw() {
    request = 0
    if (newSize) renderer.setSize(newSize.width, newSize.height, false)
    newSize = null
    orbit.place()
    const background = skyBehind(orbit.camera, middle, sky)
    renderer.info.reset()
    renderer.render(scene, orbit.camera)
    maxCalls = Math.max(maxCalls, renderer.info.render.calls)
    const shown = frames.show(context)
    isDrawing = shown !== undefined
    if (shown) void shown.then(() => finish(background))
    else finish(background)
  }
  function finish(background: string) {
    isDrawing = false
    if (isClosed) return
    canvas.style.background = background
    count += 1
    // Read by tests and benchmarks: the number of frames, the most draw calls in a frame, and whether another one follows.
    canvas.dataset['frames'] = String(count)
    canvas.dataset['calls'] = String(maxCalls)
    canvas.toggleAttribute('data-drawing', hasChanged)
    firstFrame.resolve()
    if (hasChanged) redraw()
    hasChanged = false
  }
  function redraw() {
    canvas.toggleAttribute('data-drawing', true)
    if (isDrawing) hasChanged = true
    // The request for the preparation stays until the first frame, so that everything set meanwhile is in it.
    else request ||= requestAnimationFrame(isPrepared ? draw : () => void prepare().catch(firstFrame.reject))
  }
  function recast() {
    renderer.shadowMap.needsUpdate = true
    redraw()
  }
  const resized = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    newSize = { width, height }
    orbit.resize(width, height)
    // Rendered at once, because resizing clears the canvas; the first frame waits for its paint.
    if (count > 0 && !frames.isSlow) draw()
    else redraw()
  })
  resized.observe(canvas)
  frames.source.addEventListener('webglcontextrestored', recast)

  return {
    drawn: firstFrame.promise,
    redraw,
    recast,
    setSky(next) {
      sky = next
    },
    close() {
      isClosed = true
      cancelAnimationFrame(request)
      resized.disconnect()
      frames.source.removeEventListener('webglcontextrestored', recast)
      renderer.dispose()
    },
  }
}

function createRenderer({ source, isSlow, maxPixelRatio }: Frames): WebGLRenderer {
  const renderer = new WebGLRenderer({
    canvas: source,
    antialias: true,
    alpha: true,
    powerPreference: 'low-power',
    // A slow frame is copied in a later task, until when a browser may discard it.
    preserveDrawingBuffer: isSlow,
  })
  renderer.setPixelRatio(Math.min(maxPixelRatio, window.devicePixelRatio))
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.shadowMap.autoUpdate = false
  renderer.info.autoReset = false
  // Reading the log of a program waits until it is compiled.
  renderer.debug.checkShaderErrors = false
  return renderer
}
