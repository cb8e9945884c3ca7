import { ChooseMany } from '../../../ui/form/choice-tiles.tsx';
import { subjectChoices } from '../subjects.ts';
import { useSubjectName } from '../use-names.ts';

export interface SubjectTilesProps {
  readonly age: number | null;
  readonly legend: string;
  /** Stored names of the chosen subjects. */
  readonly chosen: readonly string[];
  readonly onChoose: (subjects: string[]) => void;
}

/** The subjects of an age, to choose as many as one likes. */
export function SubjectTiles({ age, legend, chosen, onChoose }: SubjectTilesProps) {
  const nameOf = useSubjectName();
  return (
    <ChooseMany
      legend={legend}
      choices={subjectChoices(age, chosen).map(({ value, picture }) => ({
        value,
        label: nameOf(value),
        picture,
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
