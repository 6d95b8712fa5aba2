"""Imports everything that a scene uses."""
from surfaces import *
from mesh import *
from plants import *
from light import *
from rendering import *
