import { createFileRoute } from '@tanstack/react-router';
import { ChatPage } from '../../features/chat/chat-page.tsx';
import chat from '../../i18n/en/chat.json';
import { loadTexts } from '../../i18n/index.ts';

export const Route = createFileRoute('/_student/chatbot')({
  loader: () => loadTexts({ chat }),
  component: ChatPage,
});
