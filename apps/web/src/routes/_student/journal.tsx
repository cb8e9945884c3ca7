import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from '../../features/journal/journal-page.tsx';
import texts from '../../i18n/en/journal.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/journal')({
  loader: () => loadTexts({ journal: texts }),
  component: JournalPage,
});
