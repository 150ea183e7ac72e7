import { useTextsOf } from '@metier/shared-kit/i18n';
import type { MenuLink } from '@metier/shared-kit/registry';
import { Component, Suspense, type ReactNode } from 'react';

type LabelProps = Pick<MenuLink, 'app' | 'label' | 'path'>;

function Text({ app, label }: LabelProps) {
  return useTextsOf(app)(label);
}

/** What a path says for itself: `/app/my-projects` is "My projects". */
function wordsOf(path: string): string {
  const words = (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

class Lost extends Component<{ instead: string; children: ReactNode }, { lost: boolean }> {
  override state = { lost: false };
  static getDerivedStateFromError = () => ({ lost: true });
  override render() {
    return this.state.lost ? this.props.instead : this.props.children;
  }
}

/** Label of a menu entry from the texts of its remote; if they cannot be had, the words of its path. */
export function MenuLabel(props: LabelProps) {
  return (
    <Lost instead={wordsOf(props.path)}>
      <Suspense fallback="…">
        <Text {...props} />
      </Suspense>
    </Lost>
  );
}
