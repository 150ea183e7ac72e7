import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Progress } from './progress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-progress-'));
});
afterEach(() => rm(folder, { recursive: true }));

const STEPS = [{ name: 'starting' }, { name: 'visits', count: 10 }];

/** Progress on a terminal or in a log, with a clock that the test moves. */
function progressOn(isTTY: boolean, signal?: AbortSignal) {
  const written: string[] = [];
  const clock = { seconds: 0 };
  const terminal = { isTTY, columns: 70, write: (text: string) => written.push(text) };
  const now = () => clock.seconds * 1000;
  const progress = new Progress('bench load', STEPS, { terminal, folder, now, ...(signal && { signal }) });
  return { progress, clock, written };
}

/** A whole run: 4 s for the start, 2 s for each visit. */
function run(isTTY: boolean) {
  const telling = progressOn(isTTY);
  const { progress, clock } = telling;
  progress.begin('starting');
  clock.seconds += 4;
  progress.begin('visits');
  for (let visit = 1; visit <= 10; visit += 1) {
    clock.seconds += 2;
    progress.done(`customer, ${visit}`);
  }
  progress.end();
  return telling.written;
}

describe('without a terminal', () => {
  test('each step is a plain line', () => {
    expect(run(false)).toEqual([
      'bench load (1 of 2): starting · 0 s\n',
      'bench load (2 of 2): visits, 0 of 10 · 4 s\n',
    ]);
  });

  test('permanent lines have no colors', () => {
    const { progress, written } = progressOn(false);
    progress.say('\u001B[31mA picture\u001B[39m is cut off.');
    expect(written).toEqual(['A picture is cut off.\n']);
  });

  test('the next run estimates its duration', () => {
    run(false);
    expect(run(false)).toEqual([
      'bench load (1 of 2): starting · 0 s, about 30 s left\n',
      'bench load (2 of 2): visits, 0 of 10 · 4 s, about 20 s left\n',
    ]);
  });
});

test('a step that took no time the last time has an estimate at its beginning', () => {
  for (const line of [
    'bench load (1 of 2): starting · 0 s\n',
    'bench load (1 of 2): starting · 0 s, about 30 s left\n',
  ]) {
    const { progress, clock, written } = progressOn(false);
    progress.begin('starting');
    expect(written).toEqual([line]);
    progress.begin('visits');
    for (let visit = 1; visit <= 10; visit += 1) {
      clock.seconds += 2;
      progress.done();
    }
    progress.end();
  }
});

test('a first run estimates by rough times', () => {
  const written: string[] = [];
  const terminal = { write: (text: string) => written.push(text) };
  const steps = [{ name: 'building shell' }, { name: 'building remote' }];
  new Progress('start', steps, { terminal, folder, now: () => 0 }).begin('building shell');
  expect(written).toEqual(['start (1 of 2): building shell · 0 s, about 20 s left\n']);
});

test('a step whose number of items is not known yet is estimated by that of the last run', () => {
  run(false);
  const written: string[] = [];
  const terminal = { write: (text: string) => written.push(text) };
  new Progress('bench load', [{ name: 'visits' }], { terminal, folder, now: () => 0 }).begin('visits');
  expect(written).toEqual(['bench load: visits · 0 s, about 20 s left\n']);
});

describe('on a terminal', () => {
  test('one line changes, shows the current item, and is removed at the end', () => {
    const written = run(true);
    expect(written[0]).toBe('\r\u001B[2Kbench load (1 of 2): starting · 0 s');
    expect(written[5]).toBe(
      '\r\u001B[2Kbench load (2 of 2): visits, 4 of 10 · 12 s, about 20 s left · custom',
    );
    expect(written.at(-1)).toBe('\r\u001B[2K');
    expect(written.join('')).not.toContain('\n');
  });

  test('permanent lines are written above it', () => {
    const { progress, written } = progressOn(true);
    progress.begin('starting');
    progress.say('A picture is cut off.');
    expect(written.at(-1)).toBe('\r\u001B[2KA picture is cut off.\nbench load (1 of 2): starting · 0 s');
  });
});

test('a step that takes longer than the last time has no estimate', () => {
  run(true);
  const { progress, clock, written } = progressOn(true);
  progress.begin('starting');
  progress.begin('visits');
  clock.seconds = 25;
  progress.done('customer');
  expect(written.at(-1)).toBe('\r\u001B[2Kbench load (2 of 2): visits, 1 of 10 · 25 s · customer');
});

test('an interrupted command leaves no line, starts no step and stores no time of the current one', async () => {
  const interrupt = new AbortController();
  const { progress, clock, written } = progressOn(true, interrupt.signal);
  progress.begin('starting');
  clock.seconds = 2;
  interrupt.abort(new Error('interrupted'));
  expect(written.at(-1)).toBe('\r\u001B[2K');
  expect(() => progress.begin('visits')).toThrow('interrupted');
  await expect(readFile(join(folder, 'bench-load.json'))).rejects.toThrow('ENOENT');
});

test('a step that the command does not have is refused', () => {
  expect(() => progressOn(true).progress.begin('pictures')).toThrow('bench load has no step "pictures".');
});
