import { html, type Html } from './html.ts';

/** What search engines and previews of links learn from a page's HTML. */
export interface PageHead {
  readonly title: string;
  /** Further elements of `<head>`. */
  readonly meta?: Html;
  /** False if search engines must not list the page. */
  readonly isListed: boolean;
}

/** What a preview of a link to a page shows. */
interface LinkPreview {
  readonly type: 'profile' | 'website';
  readonly title: string;
  readonly description: string;
  /** Absolute, as `picture`. */
  readonly url: string;
  readonly picture: string;
  /** False if the picture is small and stands beside the text. */
  readonly isLarge: boolean;
}

const NAME = 'Metier';

/** The head of a page of which strangers learn nothing. */
export const plainHead = (isListed: boolean): PageHead => ({ title: NAME, isListed });

/** The head of a public page, with the preview of links to it. */
export const publicHead = ({ type, title, description, url, picture, isLarge }: LinkPreview): PageHead => ({
  title: `${title} · ${NAME}`,
  isListed: true,
  meta: html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${url}" />
    <meta property="og:type" content="${type}" />
    <meta property="og:site_name" content="${NAME}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${picture}" />
    <meta name="twitter:card" content="${isLarge ? 'summary_large_image' : 'summary'}" />`,
});
