/** Specification, section 2: ten car makes and five charger makers, set as words in our own face. */
export const VEHICLE_MAKES = [
  'Renault',
  'Peugeot',
  'Citroën',
  'Volkswagen',
  'Mercedes-Benz',
  'Ford',
  'Hyundai',
  'Kia',
  'Tesla',
  'Nissan',
] as const;

export const CHARGER_MAKERS = ['Schneider Electric', 'ABB', 'Alfen', 'Hager', 'Wallbox'] as const;
