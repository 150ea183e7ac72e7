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
}

interface PortfolioImagesTable {
  id: Generated<string>;
  portfolio_id: string;
  /** In the order in which they came. */
  position: Generated<number>;
  width: number;
  height: number;
  /** The image as WebP. */
  bytes: Buffer;
}

/** What a freelancer writes about a piece of work. */
export type PortfolioContent = Pick<PortfoliosTable, 'title' | 'description' | 'links'>;
