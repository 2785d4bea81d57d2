/** By itself, so that a page does not carry the others for it. */
export const PAPER = '#f6f4ee';

/** Colours of src/ui/tokens.css for what its style sheet does not reach: mails, documents, share images, the manifest. */
export const COLOURS = {
  paper: PAPER,
  surface: '#ffffff',
  sage: '#e8ece2',
  ink: '#10231f',
  ink2: '#4b5b55',
  pine: '#0f4a3c',
  hairline: '#dcd9cf',
  line: '#7f8a83',
  night: '#0a2a23',
  lime: '#d7f25c',
  peakText: '#8f5000',
  paperDim: '#c3d2ca',
  hairlineNight: '#2c5b4e',
  peakNight: '#f5ae4a',
  charge: '#2f6df6',
  chargeText: '#1f55cf',
  peak: '#c67a12',
  ghost: '#7f8a83',
  level: '#cfdccb',
  levelNight2: '#6fae98',
  window: '#f3f5ef',
  sky1: '#ebeee3',
  sky2: '#cdd8cb',
  sky3: '#8fa99b',
  sky4: '#3f7363',
  sky5: '#1a4f41',
  sky6: '#0e3a30',
  sky7: '#0a2a23',
} as const;
