import { LegalText } from './legal-text.tsx';

export default function LegalNoticePage() {
  return <LegalText page="legal-notice" />;
}
