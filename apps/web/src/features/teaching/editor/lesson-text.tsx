import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Stack.css';
import { isPlayText, type LessonPreview } from '@lamplight/domain/teaching';
import { Button, Group, Stack, type TextareaProps } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useFailureToast } from '../../../ui/toast/use-failure-toast.ts';
import { usePreviewLesson } from '../teaching.queries.ts';
import { insertBlock } from './insert-block.ts';
import { ScenePicker } from './scene-picker.tsx';
import { TaskMenu } from './task-menu.tsx';
import { VersePicker } from './verse-picker.tsx';

export interface LessonTextProps {
  readonly field: TextareaProps;
  /** What stands in the fields at the moment. */
  readonly valuesNow: () => { readonly title: string; readonly content: string };
  readonly onText: (text: string) => void;
  /** The lesson as students will play it. */
  readonly preview: (play: NonNullable<LessonPreview['play']>) => ReactNode;
}

type Tool = 'verse' | 'scene';

/**
 * The text of a lesson, with what can be put into it where the cursor stands: tasks, verses, pictures, the turn of a page.
 * A look at it as students will have it names each fault with its line.
 */
export function LessonText({ field, valuesNow, onText, preview }: LessonTextProps) {
  const { t } = useTranslation('teaching');
  const area = useRef<HTMLTextAreaElement>(null);
  const [tool, setTool] = useState<Tool | null>(null);
  const look = usePreviewLesson();
  const tellFailure = useFailureToast();

  const insert = (block: string) => {
    const { content } = valuesNow();
    const { text, cursor } = insertBlock(
      content,
      area.current?.selectionEnd ?? content.length,
      block,
    );
    onText(text);
    setTool(null);
    look.reset();
    // The field has the new text once it is drawn.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(cursor, cursor);
    });
  };

  const show = () => {
    const { title, content } = valuesNow();
    look.mutate(
      { title: title.trim() === '' ? t('editor.untitled') : title, content },
      {
        onError: (error) =>
          tellFailure({
            title: t('editor.lookFailed'),
            error,
            fallback: t('editor.lookFailedText'),
          }),
      },
    );
  };

  const toggle = (name: Tool) => setTool(tool === name ? null : name);
  return (
    <Stack gap="sm">
      <Group gap="xs" role="toolbar" aria-label={t('editor.tools')}>
        <TaskMenu onInsert={insert} />
        <Button variant="default" aria-expanded={tool === 'verse'} onClick={() => toggle('verse')}>
          {t('editor.verse')}
        </Button>
        <Button variant="default" aria-expanded={tool === 'scene'} onClick={() => toggle('scene')}>
          {t('editor.scene')}
        </Button>
        <Button variant="default" onClick={() => insert('---')}>
          {t('editor.page')}
        </Button>
      </Group>
      {tool === 'verse' && <VersePicker onInsert={insert} />}
      {tool === 'scene' && <ScenePicker onInsert={insert} />}
      <TextAreaField {...field} ref={area} label={t('form.content')} minRows={8} maxRows={20} />
      <p>{t('editor.hint')}</p>
      <div>
        <Button variant="light" loading={look.isPending} onClick={show}>
          {t('editor.look')}
        </Button>
      </div>
      <div role="status">
        {look.data && <Look look={look.data} text={valuesNow().content} preview={preview} />}
      </div>
    </Stack>
  );
}

interface LookProps extends Pick<LessonTextProps, 'preview'> {
  readonly look: LessonPreview;
  readonly text: string;
}

function Look({ look, text, preview }: LookProps) {
  const { t } = useTranslation('teaching');
  if (look.faults.length > 0) {
    return (
      <>
        <p>{t('editor.faults', { count: look.faults.length })}</p>
        <ul>
          {look.faults.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              {t('editor.line', { line })} <span lang="en">{message}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  if (look.play === null) return isPlayText(text) ? null : <p>{t('editor.prose')}</p>;
  return preview(look.play);
}
