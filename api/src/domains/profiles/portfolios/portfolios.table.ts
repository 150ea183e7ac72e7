import type { Generated } from 'kysely';

declare module '../../../platform/registry.ts' {
  interface Tables {
    portfolios: PortfoliosTable;
    portfolio_images: PortfolioImagesTable;
  }
}

interface PortfoliosTable {
  id: Generated<string>;
  freelancer_id: string;
  title: string;
  description: string;
  links: string[];
  created_at: Date;
  /** Position in the freelancer's order; null for works added since, which are first. */
  place: Generated<number | null>;
  /** The image that is the cover; null for the first. */
  cover_id: Generated<string | null>;
}

interface PortfolioImagesTable {
  id: Generated<string>;
  portfolio_id: string;
  /** Ascending in upload order. */
  position: Generated<number>;
  width: number;
  height: number;
  /** What it shows; empty if its freelancer does not say. */
  alt: Generated<string>;
  /** The image as WebP. */
  bytes: Buffer;
  /** Centre crop for cards; null for images from before crops existed. */
  small: Buffer | null;
}

/** The texts of a piece of work. */
export type PortfolioContent = Pick<PortfoliosTable, 'title' | 'description' | 'links'>;
