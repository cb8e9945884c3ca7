import '@mantine/core/styles/ScrollArea.css';
import { ScrollArea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { KeptList } from '../../../ui/kept/kept-list.tsx';
import type { LegalDocument, LegalSection } from '../documents.ts';
import { Badges } from './badges.tsx';
import { ContactDetails } from './contact-details.tsx';
import { HostFacts } from './host-facts.tsx';
import styles from './legal-text.module.css';

/** Height of the text: 600 px (spec 2 and 9); in a dialog no more than fits beside the rest of it. */
const HEIGHTS = { page: 600, dialog: 'min(600px, calc(100dvh - 18rem))' };
/** How long the scroll bar stays after scrolling (spec 9), in ms. */
const HIDE_DELAY_MS = 600;

export interface LegalTextProps {
  readonly document: LegalDocument;
  readonly place: keyof typeof HEIGHTS;
}

/** A legal text with its date, its numbered sections and what belongs around them. */
export function LegalText({ document, place }: LegalTextProps) {
  const { t } = useTranslation('legal');
  const sections: readonly LegalSection[] = t(`${document}.sections`, { returnObjects: true });
  return (
    <div className={styles.document}>
      <p className={styles.updated}>{t('updated')}</p>
      {document === 'privacy' && <Badges />}
      <ScrollArea
        className={styles.scroll}
        h={HEIGHTS[place]}
        type="auto"
        scrollHideDelay={HIDE_DELAY_MS}
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('scrollArea') }}
      >
        <p>{t(`${document}.intro`)}</p>
        <ol className={styles.sections}>
          {sections.map((section) => (
            <li key={section.title}>
              <Section section={section} />
            </li>
          ))}
        </ol>
      </ScrollArea>
      {document === 'terms' && (
        <aside className={styles.acknowledgement}>
          <h2>{t('terms.acknowledgementTitle')}</h2>
          <p>{t('terms.acknowledgement')}</p>
        </aside>
      )}
    </div>
  );
}

function Section({ section }: { readonly section: LegalSection }) {
  return (
    <>
      <h2 className={styles.heading}>{section.title}</h2>
      {section.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {section.list !== undefined && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {section.kept === true && <KeptList />}
      {section.after?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {section.facts === true && <HostFacts />}
      {section.contact === true && <ContactDetails />}
    </>
  );
}
