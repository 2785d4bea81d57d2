import { LegalText } from './legal-text.tsx';

export default function AccessibilityPage() {
  return <LegalText page="accessibility" />;
}
