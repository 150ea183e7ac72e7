import { type ComponentType, createContext, createElement, useContext } from 'react';
import type { WidgetName } from '../registry/index.ts';

export interface WidgetProps {
  readonly name: WidgetName;
}

const WidgetHost = createContext<ComponentType<WidgetProps>>(() => null);

/** The shell says by this how a widget is found and loaded: `<WidgetHostProvider value={RemoteWidget}>`. */
export const WidgetHostProvider = WidgetHost.Provider;

/**
 * Shows a part of another remote without importing it. Loading and failure are the host's: a widget whose remote is
 * down says so in its own place. Without a host (a page alone in a test) it shows nothing.
 *
 * @example
 * <Widget name="account.security" />
 */
export function Widget({ name }: WidgetProps) {
  return createElement(useContext(WidgetHost), { name });
}
