import { counted, onStage } from '../things/thing.ts';
import * as papers from '../things/today/papers.ts';
import type { WorldKit } from './kit.ts';

/** Pictures, cards and maps. */
export const PAPERS_KIT: WorldKit<'papers'> = {
  places: {},
  people: {},
  things: {
    'cat-picture': counted(70, onStage(papers.catPicture, 0.8)),
    'dog-picture': counted(70, onStage(papers.dogPicture, 0.8)),
    'no-cat-picture': onStage(papers.noCatPicture, 0.8),
    'heart-picture': onStage(papers.heartPicture, 0.8),
    'face-picture': counted(70, onStage(papers.facePicture, 0.8)),
    sevens: onStage(papers.sevens, 0.8),
    'arrow-card': counted(56, onStage(papers.arrowCard, 0.8)),
    map: onStage(papers.map, 0.85),
    'flag-box': onStage(papers.flagBox, 0.9, 40),
    'weather-chart': onStage(papers.weatherChart, 1.1, 60),
    'weather-chart-asked': onStage(papers.askedWeatherChart, 1.1, 60),
    'dotted-book': onStage(papers.dottedBook, 0.8),
  },
  held: {},
};
