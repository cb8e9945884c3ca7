import { createFileRoute } from '@tanstack/react-router';
import { JournalPage } from '../../features/journal/journal-page.tsx';
import journal from '../../i18n/en/journal.json';
import entry from '../../i18n/en/journal-entry.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/journal')({
  loader: () => loadTexts({ journal, 'journal-entry': entry }),
  component: JournalPage,
});
