/** For the first import of a test file: the pseudo-locale can be chosen. */
process.env['PSEUDO_LOCALE'] = '1'
