import { paintPicture, type DemoPicture } from '../demo-picture.ts';
import type { DemoEvent } from '../demo-world.ts';

const SIDE = { width: 600, height: 600 } as const;

/** Shoulders, neck and face of a person. */
const bust = (clothes: string, skin: string) => `
  <path d="M60 620 q20 -190 160 -205 h160 q140 15 160 205 z" fill="${clothes}"/>
  <path d="M245 350 h110 v75 q-55 60 -110 0 z" fill="${skin}"/>
  <ellipse cx="300" cy="265" rx="105" ry="130" fill="${skin}"/>`;

const eyes = '<g fill="#2b211c"><circle cx="260" cy="262" r="9"/><circle cx="340" cy="262" r="9"/></g>';
const smile =
  '<path d="M258 325 q42 40 84 0" fill="none" stroke="#8a3b2e" stroke-width="9" stroke-linecap="round"/>';

const FELIX: DemoPicture = {
  ...SIDE,
  background: '#cfe0d8',
  shapes: `${bust('#27425a', '#e8b893')}
    <path d="M190 265 q-15 -165 110 -165 q125 0 110 165 q-15 -75 -60 -95 q-60 20 -105 0 q-45 25 -55 95 z" fill="#4a2f20"/>
    ${eyes}
    <g fill="none" stroke="#1f2a33" stroke-width="8"><circle cx="260" cy="262" r="34"/><circle cx="340" cy="262" r="34"/><path d="M294 258 h12"/></g>
    ${smile}`,
};

const CLARA: DemoPicture = {
  ...SIDE,
  background: '#f2d9b8',
  shapes: `<path d="M165 480 q-20 -390 135 -390 q155 0 135 390 z" fill="#8c4a2f"/>
    ${bust('#a33b2c', '#f0c9a8')}
    <path d="M195 250 q5 -120 105 -125 q100 5 105 125 q-75 -15 -115 -75 q-30 55 -95 75 z" fill="#8c4a2f"/>
    ${eyes}${smile}`,
};

/** Photos of two people, drawn by code; the others show their initials. */
export const photoStories: readonly DemoEvent[] = [
  {
    daysAgo: 75,
    happen: async ({ people }) =>
      people.felix.call('POST /api/users/photo', { body: { photo: await paintPicture(FELIX) } }),
  },
  {
    daysAgo: 75,
    happen: async ({ people }) =>
      people.clara.call('POST /api/users/photo', { body: { photo: await paintPicture(CLARA) } }),
  },
];
