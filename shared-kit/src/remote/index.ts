export type {
  RemoteManifest,
  RemoteMenuEntry,
  RemoteRoute,
  RemoteWidget,
  RoutePath,
} from './remote-manifest.ts';
export { Widget, WidgetHostProvider, type WidgetProps } from './widget.ts';
