import { expect, test } from '@jest/globals';
import { NO_REQUISITES } from './no-requisites.ts';
import { requisitesOf } from './requisites-of.ts';

const from = (companyName: string) => ({ ...NO_REQUISITES, companyName });
const entered = from('entered');
const printed = from('printed');
const offered = from('offered');

test.each([
  ['those entered for the project', { entered, is_printed: true, printed, offered }, entered],
  ['else those on its invoice', { entered: null, is_printed: true, printed, offered }, printed],
  ['none, if its invoice has none', { entered: null, is_printed: true, printed: null, offered }, null],
  ['else those of another project', { entered: null, is_printed: false, printed: null, offered }, offered],
  ['none', { entered: null, is_printed: false, printed: null, offered: null }, null],
])('gives %s', (_, known, requisites) => expect(requisitesOf(known)).toBe(requisites));
