import type { Language } from '@lamplight/domain/profiles';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpokenWord } from '../read-aloud/speaker.ts';
import { CONTENT_LANGUAGE } from './content-language.ts';
import { PassageLink } from './passage-link.tsx';
import type { ReadableBlock, Segment } from './readable.ts';
import styles from './readable-content.module.css';

export interface ReadableContentProps {
  readonly blocks: readonly ReadableBlock[];
  /** The sentence that is being read aloud. */
  readonly current: number | null;
  /** The word of it that sounds, where the voice tells. */
  readonly word?: SpokenWord | null;
  /** The language of the text, where it is not that of the content. */
  readonly language?: Language;
  /** What stands before a block, which is counted from 0. */
  readonly beforeBlock?: (block: number) => ReactNode;
}

/** The text of a lesson or a story: its verses set apart, the sentence that is read lit. */
export function ReadableContent({
  blocks,
  current,
  word = null,
  language = CONTENT_LANGUAGE,
  beforeBlock,
}: ReadableContentProps) {
  return (
    <div className={styles.content} lang={language}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move.
        <Fragment key={index}>
          {beforeBlock?.(index)}
          <Block block={block} current={current} word={word} language={language} />
        </Fragment>
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: ReadableBlock;
  readonly current: number | null;
  readonly word: SpokenWord | null;
  readonly language: Language;
}

function Block({ block, current, word, language }: BlockProps) {
  const { t } = useTranslation('shell');
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className={styles.heading}>
          <Sentences segments={block.segments} current={current} word={word} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <Sentences segments={block.segments} current={current} word={word} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never move.
            <li key={index}>
              <Sentences segments={item} current={current} word={word} />
            </li>
          ))}
        </ul>
      );
    case 'verse':
      return (
        <figure className={styles.verse}>
          <blockquote className={styles.words}>
            <Sentences segments={block.segments} current={current} word={word} />
          </blockquote>
          <figcaption className={styles.reference}>
            <PassageLink reference={block.reference.map(({ text }) => text).join('')}>
              <Sentences segments={block.reference} current={current} word={word} />
            </PassageLink>
            {' · '}
            <abbr title={t(`scripture.bibles.${language}.name`)}>
              {t(`scripture.bibles.${language}.short`)}
            </abbr>
          </figcaption>
        </figure>
      );
  }
}

export interface SentencesProps {
  readonly segments: readonly Segment[];
  readonly current: number | null;
  readonly word?: SpokenWord | null;
}

/** Text whose sentence is lit while it is read aloud, and in it the word that sounds. */
export function Sentences({ segments, current, word = null }: SentencesProps) {
  return segments.map(({ text, sentence }, index) =>
    sentence !== null && sentence === current ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text never move.
      <LitSentence key={index} text={text} word={word} />
    ) : (
      text
    ),
  );
}

interface LitSentenceProps {
  readonly text: string;
  readonly word: SpokenWord | null;
}

function LitSentence({ text, word }: LitSentenceProps) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, []);
  return (
    <mark ref={mark} className={styles.lit}>
      {word === null ? (
        text
      ) : (
        <>
          {text.slice(0, word.from)}
          <span className={styles.word}>{text.slice(word.from, word.to)}</span>
          {text.slice(word.to)}
        </>
      )}
    </mark>
  );
}
