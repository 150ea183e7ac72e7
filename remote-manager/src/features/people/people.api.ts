import { read, type PersonFigure, type Query } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { allProjectsRead, myProjectsRead, peopleRead, personRead, USUAL_ROWS } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type PersonRow = Reply<'GET /api/manager/people'>['people'][number];
export type ShownPerson = Reply<'GET /api/manager/people/person'>['person'];
export type Note = Reply<'GET /api/manager/people/notes'>['notes'][number];
export type EndedCase = Reply<'GET /api/manager/people/cases'>['cases'][number];
export type MoneyRow = Reply<'GET /api/manager/people/ledger'>['rows'][number];

/** One page of all people that match a filter, newest first. */
export const usePeople = (query: Query<'GET /api/manager/people'>) =>
  useApiRead(peopleRead(query), { keepPrevious: true });

/** One person with the figures of their money. */
export const usePerson = (id: string) => useApiRead(personRead(id));

/** Ledger rows behind one of a person's figures, newest first. */
export const useMoneyRows = (id: string, figure: PersonFigure, page: number) =>
  useApiRead(read('GET /api/manager/people/ledger', { query: { user_id: id, figure, page } }), {
    keepPrevious: true,
  });

/** A person's projects, all or those with an open case, newest first. */
export const useProjectsOf = (id: string, part: 'projects' | 'cases', page: number) => {
  const query = { user_id: id, page };
  return useApiRead(
    part === 'cases' ? myProjectsRead(query) : allProjectsRead({ ...query, per_page: USUAL_ROWS }),
    {
      keepPrevious: true,
    },
  );
};

/** Ended cases about a person's projects, latest end first. */
export const useEndedCases = (id: string, page: number) =>
  useApiRead(read('GET /api/manager/people/cases', { query: { user_id: id, page } }), { keepPrevious: true });

/** Managers' notes about a person, newest first. */
export const useNotes = (id: string, page: number) =>
  useApiRead(read('GET /api/manager/people/notes', { query: { user_id: id, page } }), { keepPrevious: true });

const NOTE_READS = ['GET /api/manager/people/notes'] as const;

export const useWriteNote = () =>
  useApiMutation('POST /api/manager/people/notes', {
    success: useTexts()('person.notes.written'),
    invalidates: NOTE_READS,
  });

export const useChangeNote = () =>
  useApiMutation('PUT /api/manager/people/notes', {
    success: useTexts()('person.notes.changed'),
    invalidates: NOTE_READS,
  });

export const useDeleteNote = () =>
  useApiMutation('DELETE /api/manager/people/notes', {
    success: useTexts()('person.notes.deleted'),
    invalidates: NOTE_READS,
  });
