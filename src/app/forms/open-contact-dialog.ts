import { contactDialogStore } from './contact-dialog-store.ts';
import { rememberSimulation, type SimulationInThisTab } from './simulation-in-this-tab.ts';

/** Opens 'Demande de contact' over the page shown, with the simulation it should carry if any. */
export function openContactDialog(simulation?: SimulationInThisTab): void {
  if (simulation) rememberSimulation(simulation);
  contactDialogStore.open();
}
