/** Places and things of today that few lessons need: each list is loaded for those alone. */

export const STUDY_PLACES = ['laboratory'] as const;

export const STUDY_THINGS = [
  'number-line',
  'blocks',
  'balance',
  'magnet',
  'thermometer',
  'telescope',
  'ruler',
  'toy-car',
  'glass-jar',
  'ramp',
  'bulb',
  'battery',
  'board',
  'brick',
  'brick-stack',
  'dark-bulb',
  'level-plank',
  'tipped-plank',
  'pond-steps',
  'child-shadow',
  'rabbit-shadow',
  'stick-in-the-morning',
  'stick-at-noon',
] as const;

export const HEAVENLY_PLACES = ['space', 'beach', 'night-hill'] as const;

export const HEAVENLY_THINGS = [
  'rain-cloud',
  'sun',
  'moon',
  'earth',
  'planet',
  'ringed-planet',
] as const;

export const PLAYTHINGS = [
  'table-lamp',
  'dark-lamp',
  'teddy',
  'lighthouse',
  'camera',
  'cake',
  'bucket',
  'bell',
  'ladybug',
  'ant',
  'puddle',
  'hand',
  'lemon',
  'red-ant',
  'plum',
  'shell',
  'sack',
  'bean',
  'kidney-bean',
  'jar-of-nuts',
  'ice',
  'old-leaf',
  'worm',
  'kite',
] as const;

export const PLAYTHINGS_HELD = ['teddy', 'camera'] as const;

export const HOME_PLACES = ['bedroom'] as const;

export const FINDS = [
  'duck',
  'bubbles',
  'red-bean',
  'white-bean',
  'robot-hat',
  'glasses-box',
  'empty-bowl',
] as const;

export const DEVICES = [
  'machine',
  'belt',
  'robot-arm',
  'robot-cart',
  'server',
  'phone',
  'plug',
  'microphone',
  'weather-station',
  'traffic-light',
  'glass-door',
  'open-glass-door',
] as const;

export const DEVICES_HELD = ['phone'] as const;

export const PAPERS = [
  'cat-picture',
  'dog-picture',
  'no-cat-picture',
  'heart-picture',
  'face-picture',
  'sevens',
  'arrow-card',
  'map',
  'flag-box',
  'weather-chart',
  'weather-chart-asked',
  'dotted-book',
] as const;

export const NATURE = ['parrot', 'owl', 'sunflower', 'bean-bed', 'bean-tent', 'pod-pot'] as const;
