import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { WidgetName } from '../registry/index.ts';

export interface WidgetProps {
  readonly name: WidgetName;
  /** Heading while it is not available, on a page that shows several. */
  readonly title?: string;
}

const WidgetHost = createContext<ComponentType<WidgetProps>>(() => null);

/** Provides the component that loads widgets; set by the shell: `<WidgetHostProvider value={RemoteWidget}>`. */
export const WidgetHostProvider = WidgetHost.Provider;

/**
 * Shows a component of another remote without importing it. The host renders loading and error states in its place.
 * Without a host (a page alone in a test) it renders nothing.
 *
 * @example
 * <Widget name="account.security" title={t('account.security')} />
 */
export function Widget(props: WidgetProps) {
  return createElement(useContext(WidgetHost), props);
}
