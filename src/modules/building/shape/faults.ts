/** An error of a shape, with the field of the shape that has it. */
export type ShapeFault = { field: string; message: string }
