export default {
  open: 'Discuter avec nous',
} as const;
