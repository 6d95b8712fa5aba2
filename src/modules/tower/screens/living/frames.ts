/** A canvas for the renderer, and what brings its frames onto the page. */
export type Frames = {
  /** Gets the frames of the renderer. */
  source: HTMLCanvasElement
  isSlow: boolean
  /** Device pixels for a pixel of the page, at most. */
  maxPixelRatio: number
  /** Fulfilled when the frame that was drawn last is on the page. */
  show: (gl: WebGL2RenderingContext) => Promise<void> | void
}

/** SwiftShader (Chromium), llvmpipe and softpipe (Mesa), Microsoft Basic Render Driver, Apple Software Renderer. */
const softwareRenderer = /swiftshader|llvmpipe|softpipe|basic render|software/i

/**
 * Whether the processor draws, as in a remote session or a virtual machine. Chromium gives a context with `failIfMajorPerformanceCaveat` there
 * too, so the name of the renderer decides.
 */
function hasNoGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  const names = context?.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = context?.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return typeof renderer === 'string' && softwareRenderer.test(renderer)
}

/**
 * With a graphics card, frames are drawn on the canvas of the page. Without one, a frame takes some hundred milliseconds in a process of the
 * browser's own, for which a page that shows the canvas waits: it is drawn outside the page, and copied when it is complete.
 */
export function createFrames(canvas: HTMLCanvasElement): Frames {
  if (!hasNoGraphicsCard()) return { source: canvas, isSlow: false, maxPixelRatio: 2, show: () => {} }
  const source = document.createElement('canvas')
  const picture = canvas.getContext('2d')
  return {
    source,
    isSlow: true,
    maxPixelRatio: 1,
    async show(gl) {
      await untilDrawn(gl)
      if (!picture) return
      // A new size clears the picture.
      if (canvas.width !== source.width) canvas.width = source.width
      if (canvas.height !== source.height) canvas.height = source.height
      picture.globalCompositeOperation = 'copy'
      picture.drawImage(source, 0, 0)
    },
  }
}

const pollMs = 4

/** Asks without waiting: a call that waits would stop the page as long. */
async function untilDrawn(gl: WebGL2RenderingContext): Promise<void> {
  const drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
  gl.flush()
  while (drawn && !gl.isContextLost() && gl.getSyncParameter(drawn, gl.SYNC_STATUS) !== gl.SIGNALED)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  gl.deleteSync(drawn)
}
