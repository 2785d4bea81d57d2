declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes: Record<string, number | { min: number; max: number }>;
      keepFeatures: readonly string[];
      noHinting: boolean;
    },
  ): Promise<Uint8Array>;
}
