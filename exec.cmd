@rem The scripts of package.json say "exec", so that npm's signals reach node; in this shell it only has to run the rest.
@%*
