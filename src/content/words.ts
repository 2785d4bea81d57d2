/**
 * French sets the shape; English must have every entry of it, no other, and lists of the same length.
 */
export type Words<French> = French extends string
  ? string
  : { readonly [Key in keyof French]: Words<French[Key]> };
