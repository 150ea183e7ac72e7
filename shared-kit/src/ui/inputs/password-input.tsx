import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useKitTexts } from '../../i18n/index.ts';
import { Icon } from '../icons/icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password input with a button that shows it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'endAdornment'>) {
  const t = useKitTexts();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          size="small"
          edge="end"
          aria-label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'hide' : 'show'} />
        </IconButton>
      }
    />
  );
}
