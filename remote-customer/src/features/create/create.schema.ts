import { LIMITS, PROJECT_TYPES, type ProjectType } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import type { Project } from '@metier/shared-kit/marketplace/project';
import {
  array,
  boolean,
  message,
  number,
  object,
  requiredText,
  rules,
  string,
  type InferType,
} from '@metier/shared-kit/forms';
import type { CatalogueService } from '../../shared/catalogue/catalogue.api.ts';

const required = message('validation.required');

const brief = {
  name: rules.title(),
  description: requiredText(LIMITS.descriptionLength),
  links: rules.links().required(),
  /** Ids of existing files that the brief keeps. */
  file_ids: array(string().required()).default([]).required(),
};

/** Schema of the brief. */
export const briefSchema = object(brief);
export type Brief = InferType<typeof briefSchema>;

/** Schema of a project. Source: seed.md §5. */
export const createSchema = object({
  type: string<ProjectType>().required().oneOf(PROJECT_TYPES),
  /** Catalogue number; 0 until a service is selected. */
  category_id: number().required().min(1, required),
  ...brief,
  days: rules.days(),
  edits: string<'0' | '1' | '2'>().required(),
  is_guarantee: boolean().required(),
});
export type Draft = InferType<typeof createSchema>;

/** A saved order. */
export type Template = Reply<'GET /api/customer/templates'>['templates'][number];

export const EMPTY_DRAFT: Draft = {
  type: PROJECT_TYPES[0],
  category_id: 0,
  name: '',
  description: '',
  links: [],
  file_ids: [],
  days: LIMITS.deadlineDays.default,
  edits: '0',
  is_guarantee: false,
};

/** Form values of a new project for a service. */
export const draftOfService = ({ type, id }: CatalogueService): Draft => ({
  ...EMPTY_DRAFT,
  type,
  category_id: id,
});

/** Ids of files. */
export const idsOf = (files: Project['files']): string[] => files.map(({ id }) => id);

/** Form values of an existing project. */
export const draftOfProject = (project: Project): Draft =>
  createSchema.cast(
    { ...project, file_ids: idsOf(project.files), days: project.deadline_days, edits: String(project.edits) },
    { stripUnknown: true },
  );

/** Form values of a template; a service that is no longer offered is left empty. */
export const draftOfTemplate = ({ order }: Template, services: readonly { readonly id: number }[]): Draft =>
  createSchema.cast(
    {
      ...order,
      category_id: services.some(({ id }) => id === order.category_id) ? order.category_id : 0,
      days: order.deadline_days,
      edits: String(order.edits),
    },
    { stripUnknown: true },
  );
